export function toRefusal(host: string): string;
export function listRefused(output: string): string[];
