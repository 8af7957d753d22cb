/** An instant in the browser's time zone, as `YYYY-MM-DDTHH:MM`; empty if there is none. */
export function wallMoment(instant: string | null): string {
  if (!instant) return '';
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
