export declare function alone<T>(lock: string, work: () => T, wait: () => void): T;
