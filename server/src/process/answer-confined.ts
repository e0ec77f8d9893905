import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'

/* The other end of `confined-process.ts`. */

/** Its answer has a way of its own, since libraries write to the usual ones. */
export const ANSWER_FD = 3

/** Answers with what `work` makes of the task and of the bytes that come in. */
export async function answerConfined(work: (task: string, content: Buffer) => Promise<unknown>): Promise<void> {
  // Calls and pages go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const answer = await work(process.argv[2]!, await buffer(process.stdin))
  writeFileSync(ANSWER_FD, JSON.stringify(answer))
  // Libraries leave timers behind.
  process.exit()
}
