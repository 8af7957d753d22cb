export declare const lean: { flags: string[]; env: Record<string, string> };
