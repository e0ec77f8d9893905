import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

export type ContractForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>

/**
 * A form that refuses what the server would refuse, in the same words: `rules` are a schema of the contract (`*.forms.ts`). Errors
 * show after the first try and then follow what is typed. `Form` and the fields beside this file go with it.
 */
export function useContractForm<Input extends FieldValues, Output>(
  rules: z.ZodType<Output, Input>,
  defaults: DefaultValues<Input>,
): ContractForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(rules),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus and links to each field.
    shouldFocusError: false,
  })
}
