import type { Sentence } from '../../../api/core/texts/texts.ts';
import { Failure } from '../../core/errors.ts';
import { detectSeparator } from './decodeCsv.ts';
import { sentence } from './texts.ts';

/** A person of a list, with the line number in the file. */
export interface ListedPerson {
  readonly row: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly college: string;
  readonly role: string | null;
}

/** The reason why a line cannot be imported. */
export interface LineProblem {
  readonly row: number;
  readonly field: string;
  readonly message: Sentence | string;
}

const requiredColumns = ['firstName', 'lastName', 'email', 'college'] as const;
const knownColumns = [...requiredColumns, 'role'];

/** The known column of a title. "First name", "first_name" and "firstName" are the same column. */
const columnOf = (title: string): string => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return knownColumns.find((each) => plain(each) === plain(title)) ?? title;
};

/** Reads people from CSV text. The first line contains the column titles; unknown columns are ignored. */
export async function parsePeople(text: string): Promise<{ people: ListedPerson[]; problems: LineProblem[] }> {
  const lines = await parseCsv(text);
  const [titles] = lines;
  const missing = requiredColumns.filter((column) => !titles || !(column in titles.record));
  if (lines.length === 0) throw new Failure(sentence('nobodyInFile'));
  if (missing.length > 0)
    throw new Failure(
      sentence('noColumn', { names: missing.join(', ') }),
      undefined,
      sentence('firstLine', { names: knownColumns.join(',') }),
    );
  const people = lines.map(({ record, info }) => ({
    row: info.lines,
    firstName: record.firstName ?? '',
    lastName: record.lastName ?? '',
    email: record.email ?? '',
    college: record.college ?? '',
    role: record.role?.toLowerCase() || null,
  }));
  const problems = people
    .filter(({ role }) => role !== null && !['participant', 'organizer'].includes(role))
    .map(({ row, role }) => ({
      row,
      field: 'role',
      message: sentence(role === 'admin' ? 'adminsOneByOne' : 'roleMustBe'),
    }));
  return { people, problems };
}

type CsvLine = { record: Record<string, string | undefined>; info: { lines: number } };

async function parseCsv(text: string): Promise<CsvLine[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  const { text: lines, separator } = detectSeparator(text);
  try {
    return parse(lines, {
      columns: (titles: string[]) => titles.map(columnOf),
      delimiter: separator,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvLine[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Failure(sentence('notCsv', { reason: error.message }));
  }
}
