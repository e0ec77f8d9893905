import { checkSteps } from './check-steps.ts'
import { printTotal } from './run-step.ts'

printTotal(await checkSteps())
