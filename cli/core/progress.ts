import type { Io } from './io.ts';

/** A progress bar, redrawn in place. Draws nothing without a terminal. */
export class Progress {
  private readonly io: Pick<Io, 'redraw'>;
  private drawnLine = '';

  constructor(io: Pick<Io, 'redraw'>) {
    this.io = io;
  }

  show(done: number, all: number, what: string): void {
    const part = all === 0 ? 1 : done / all;
    const line = `[${'='.repeat(Math.round(part * 24)).padEnd(24)}] ${String(Math.round(part * 100)).padStart(3)} %  ${what}`;
    if (line === this.drawnLine) return;
    this.drawnLine = line;
    this.io.redraw?.(line);
  }

  /** Erases the progress bar. */
  end(): void {
    if (this.drawnLine) this.io.redraw?.('');
    this.drawnLine = '';
  }
}
