import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type ContractForm, useResolvedForm } from './use-resolved-form.ts'

/**
 * A form that refuses what the server would refuse, in the same words: `rules` are a schema of the contract (`*.forms.ts`). Errors
 * show after the first try and then follow what is typed. `Form` and the fields beside this file go with it.
 */
export function useContractForm<Input extends FieldValues, Output>(
  rules: z.ZodType<Output, Input>,
  defaults: DefaultValues<Input>,
): ContractForm<Input, Output> {
  return useResolvedForm(zodResolver(rules), defaults)
}
