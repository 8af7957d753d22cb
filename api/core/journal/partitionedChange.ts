/** A part of a change, for some of its listeners. */
export interface ChangePart<Change> {
  readonly change: Change;
  isFor(viewerId: string): boolean;
}

/**
 * A change that differs between listeners who usually share one. Each listener gets the first part that is for them, or
 * nothing. Only sources that are read without a viewer yield it.
 */
export class PartitionedChange<Change> {
  constructor(
    readonly parts: readonly ChangePart<Change>[],
    /** When this process received it. */
    readonly at: number,
  ) {}
}

/** The part of a change for this viewer, if any. */
export const partFor = <Change>(change: Change | PartitionedChange<Change>, viewerId: string): Change | undefined =>
  change instanceof PartitionedChange ? change.parts.find(({ isFor }) => isFor(viewerId))?.change : change;

/** The parts of a change; an undivided change has one part for all listeners. */
export const partsOf = <Change>(change: Change | PartitionedChange<Change>): readonly ChangePart<Change>[] =>
  change instanceof PartitionedChange ? change.parts : [{ change, isFor: everybody }];

/** The audience of an undivided change. */
export const everybody = () => true;
