export declare function onOrphaned(act: () => void): void;
