/** What of a change is told to those of its listeners for whom it is. */
export interface Part<Change> {
  readonly change: Change;
  isFor(viewerId: string): boolean;
}

/**
 * Stands for a change where those who are otherwise told the same are not: each listener is told the one part that is for
 * them, or nothing. Only a source that is read as nobody in particular yields it.
 */
export class Parted<Change> {
  constructor(
    readonly parts: readonly Part<Change>[],
    /** When this process received it. */
    readonly at: number,
  ) {}
}

/** What of a change is told to a viewer. */
export const partFor = <Change>(change: Change | Parted<Change>, viewerId: string): Change | undefined =>
  change instanceof Parted ? change.parts.find(({ isFor }) => isFor(viewerId))?.change : change;

/** What of it is told to whom; a change of one piece is for everybody. */
export const partsOf = <Change>(change: Change | Parted<Change>): readonly Part<Change>[] =>
  change instanceof Parted ? change.parts : [{ change, isFor: everybody }];

/** What `partsOf` says of a change of one piece. */
export const everybody = () => true;
