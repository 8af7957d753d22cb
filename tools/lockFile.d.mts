export declare function withLockFile<T>(lock: string, work: () => T, wait: () => void): T;
