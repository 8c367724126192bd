export declare const scratchFolder: (prefix: string) => string;
