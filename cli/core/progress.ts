import type { Io } from './io.ts';

/** How far something long has come, drawn over itself on a terminal and not at all elsewhere. */
export class Progress {
  private shown = '';

  constructor(private readonly io: Pick<Io, 'redraw'>) {}

  show(done: number, all: number, what: string): void {
    const part = all === 0 ? 1 : done / all;
    const line = `[${'='.repeat(Math.round(part * 24)).padEnd(24)}] ${String(Math.round(part * 100)).padStart(3)} %  ${what}`;
    if (line === this.shown) return;
    this.shown = line;
    this.io.redraw?.(line);
  }

  /** Leaves the line as if nothing had been there. */
  end(): void {
    if (this.shown) this.io.redraw?.('');
    this.shown = '';
  }
}
