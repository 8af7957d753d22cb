import { addDays } from '../../../core/days.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { sameDayOfMonth, isMonth, monthOf, plusMonths } from './months.ts';

type DayGridOptions = {
  /** The first day of the sheet, and its number of days. */
  first: string;
  days: number;
  /** The shown month. */
  month: string;
  today: string;
  showMonth: (month: string) => void;
  openDay: (day: string) => void;
};

/** The keyboard support of a grid of days (WAI-ARIA): Tab reaches one day, the arrow keys reach all others. */
export function useDayGrid({ first, days, month, today, showMonth, openDay }: DayGridOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [focusedDay, setFocusedDay] = useState<string>();
  const pendingFocus = useRef<string>(undefined);
  const end = addDays(first, days);
  const isOnSheet = (day: string) => first <= day && day < end;
  const tabDay = [focusedDay, today, `${month}-01`].find((day) => day && isOnSheet(day) && monthOf(day) === month)!;

  const focus = (day: string) => {
    setFocusedDay(day);
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  // a day of another month gets the focus once that month is rendered
  useEffect(() => {
    if (!pendingFocus.current || monthOf(pendingFocus.current) !== month) return;
    focus(pendingFocus.current);
    pendingFocus.current = undefined;
  });

  const goToDay = (day: string) => {
    if (monthOf(day) === month) return focus(day);
    if (!isMonth(monthOf(day))) return undefined;
    pendingFocus.current = day;
    setFocusedDay(day);
    return showMonth(monthOf(day));
  };

  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const day = (press.target as HTMLElement).dataset.day;
    if (!day || press.altKey || press.ctrlKey || press.metaKey) return;
    const weekday = days % 7 === 0 ? weekdayOf(first, day) : 0;
    const keyActions: Record<string, () => unknown> = {
      ArrowLeft: () => goToDay(addDays(day, -1)),
      ArrowRight: () => goToDay(addDays(day, 1)),
      ArrowUp: () => goToDay(addDays(day, -7)),
      ArrowDown: () => goToDay(addDays(day, 7)),
      Home: () => goToDay(addDays(day, -weekday)),
      End: () => goToDay(addDays(day, 6 - weekday)),
      PageUp: () => goToDay(sameDayOfMonth(plusMonths(monthOf(day), -1), day)),
      PageDown: () => goToDay(sameDayOfMonth(plusMonths(monthOf(day), 1), day)),
      Enter: () => openDay(day),
      ' ': () => openDay(day),
    };
    const keyAction = keyActions[press.key];
    if (!keyAction) return;
    press.preventDefault();
    keyAction();
  };

  return { table, tabDay, focus, onKeyDown };
}

/** The index of a day in its week, from 0. */
const weekdayOf = (first: string, day: string): number => ((Date.parse(day) - Date.parse(first)) / 86_400_000) % 7;
