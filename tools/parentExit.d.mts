export declare function onParentExit(act: () => void): void;
