import { code } from '@keystead/contract/agreements/signing/signing.forms.ts'
import { z } from 'zod'

export const CodeForm = z.object({ Code: code })
