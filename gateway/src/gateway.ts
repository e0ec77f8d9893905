import type { Program } from './program.ts'
import type { Sandbox } from './sandbox.ts'

export type Gateway = Program<Sandbox>
