export const describe = (): string => '';
