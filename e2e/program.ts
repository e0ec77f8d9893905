import { fileURLToPath } from 'node:url'

/** The server's program, as `npm start` runs it. */
export const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

/** The same where a sandbox of another company is taken without a demo. */
export const SANDBOX_MAIN = fileURLToPath(new URL('../server/test/sandbox-main.ts', import.meta.url))
