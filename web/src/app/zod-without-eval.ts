import { config } from 'zod/v4'

// zod speeds itself up with `new Function`; the policy forbids it, and browsers report even the attempt. This has to run
// before the first schema is made, which only a module that every schema imports can promise (vite.config.ts).
config({ jitless: true })

export * from 'zod/v4'
