import pg from 'pg';

type Raw = Record<string, unknown>;

/** How the columns of a prepared statement are named and read. */
interface Shape {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
}

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What a query says to its connection. */
interface Connection {
  bind(given: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void;
  execute(given: object): void;
  sync(): void;
}

/** The part of the driver's query that its types do not show. */
interface DriverQuery {
  name: string | undefined;
  callback: (error: unknown) => void;
  submit(connection: pg.Connection): void;
  prepare(connection: Connection): void;
}

const { Query, utils } = pg as unknown as {
  Query: new (text: string, values: readonly unknown[]) => DriverQuery;
  utils: { prepareValue(value: unknown): unknown };
};

/**
 * The shapes of the statements of a connection. While a statement is prepared there its shape stays: where it would change,
 * the database refuses to run it.
 */
const shapes = new WeakMap<Connection, Map<string, Shape>>();

/**
 * A read whose rows come without a description once it has run on the same connection: the driver asks for one, and reads
 * it, at each run, which is a sixth of what a short statement costs.
 */
export class PreparedRead extends Query {
  private readonly found: Raw[] = [];
  private shape: Shape | undefined;
  private unreadable: unknown;

  constructor(
    { name, text }: { readonly name: string; readonly text: string },
    private readonly given: readonly unknown[],
    private readonly typeParser: (oid: number) => (text: string) => unknown,
    private readonly done: { resolve(rows: Raw[]): void; reject(error: unknown): void },
  ) {
    super(text, given);
    this.name = name;
    this.callback = done.reject;
  }

  override prepare(connection: Connection): void {
    this.shape = this.name ? shapesOf(connection).get(this.name) : undefined;
    if (!this.shape) return super.prepare(connection);
    connection.bind({ statement: this.name!, values: this.given, valueMapper: utils.prepareValue });
    connection.execute({});
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.shape = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => this.typeParser(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, readers } = this.shape!;
    const row: Raw = {};
    try {
      for (let n = 0; n < names.length; n += 1) {
        const text = fields[n]!;
        row[names[n]!] = text === null ? null : readers[n]!(text);
      }
      this.found.push(row);
    } catch (error) {
      this.unreadable ??= error;
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(connection: Connection): void {
    if (this.name && this.shape) shapesOf(connection).set(this.name, this.shape);
    if (this.unreadable === undefined) this.done.resolve(this.found);
    else this.done.reject(this.unreadable);
  }
}

function shapesOf(connection: Connection): Map<string, Shape> {
  const known = shapes.get(connection) ?? new Map<string, Shape>();
  shapes.set(connection, known);
  return known;
}
