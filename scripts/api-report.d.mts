export const reportsFolder: string;
export function apiReports(): Map<string, string>;
export const unpromised: readonly string[];
