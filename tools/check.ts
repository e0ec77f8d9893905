import { printTotal } from './run-step.ts'
import { runQuickParts } from './test-parts.ts'

printTotal(await runQuickParts())
