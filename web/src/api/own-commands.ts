/** A command is told of within moments; much later no one asks whose it was. */
const MOST_KEPT = 200
const own = new Set<string>()

/** Runs a command and keeps its transaction id. One that has failed for this page may have had its effect all the same. */
export async function asOwnCommand<Answer>(transactionId: string, run: () => Promise<Answer>): Promise<Answer> {
  own.add(transactionId)
  for (const oldest of own) {
    if (own.size <= MOST_KEPT) break
    own.delete(oldest)
  }
  try {
    return await run()
  } catch (error) {
    own.delete(transactionId)
    throw error
  }
}

/** Whether this page sent the command with this transaction id. */
export function isOwnCommand(transactionId: string): boolean {
  return own.has(transactionId)
}
