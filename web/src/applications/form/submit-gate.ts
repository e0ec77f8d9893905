import type { ComponentType, ReactNode } from 'react'
import type { FormDetails } from './form-steps.ts'

/** What a room above has to say before a form is submitted: it stands above the press, which waits for as long as there is an obstacle. */
export type SubmitGate = ComponentType<{ details: FormDetails; children: (obstacle: string | null) => ReactNode }>
