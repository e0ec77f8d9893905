import { noteText } from '@keystead/contract/applications/decisions/decision.forms.ts'
import { z } from 'zod'

export const NoteForm = z.strictObject({ Text: noteText })
