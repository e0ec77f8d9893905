import { fileURLToPath } from 'node:url'

/** The server's program, as `npm start` runs it. */
export const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
