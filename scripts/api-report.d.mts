export const reportsFolder: string;
export function apiReports(): Map<string, string>;
