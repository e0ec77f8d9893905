import type { FormDetails, FormStep } from './form-steps.ts'

/** What the page keeps of its steps while one of them is open. */
export type StepMemory = {
  /** Where Continue was pressed once: what is lacking is said there. */
  readonly tried: Set<FormStep>
  /** Typed and not saved, of a step that was left by the browser's own way. */
  readonly unsaved: Map<FormStep, unknown>
}

/** How a step is left, and what it may know of the others. */
export type StepWay = {
  readonly step: FormStep
  readonly formId: string
  readonly details: FormDetails
  readonly today: string
  readonly memory: StepMemory
  readonly go: (to: FormStep) => void
  /** The open step says what it does before it is left: that answers whether it may be. Null: it is gone. */
  readonly onLeaving: (leave: (() => Promise<boolean>) | null) => void
  /** The form can not be filled in any more. */
  readonly onOver: () => void
}
