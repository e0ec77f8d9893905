const DAY = 86_400

export const daysBefore = (seconds: number, days: number): string => new Date((seconds - days * DAY) * 1_000).toISOString().slice(0, 10)
