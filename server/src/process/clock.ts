/** The only place that asks for the time. Deadlines that matter use the database's clock; this one is for the process's own affairs. */
export type Clock = { now(): Date; monotonicMs(): number }

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}
