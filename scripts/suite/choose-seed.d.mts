export function chooseSeed(): void;
