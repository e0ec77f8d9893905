import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/** Rules of a form: a schema of the contract, or an operation, whose input is one. */
export type FormRules<Input extends FieldValues, Output> = z.ZodType<Output, Input> | { readonly input: z.ZodType<Output, Input> }

export type ContractForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>

/**
 * A form that refuses what the server would refuse, in the same words. Errors show after the first try and then follow
 * what is typed. `Form` and the fields beside this file go with it.
 */
export function useContractForm<Input extends FieldValues, Output>(
  rules: FormRules<Input, Output>,
  defaults: DefaultValues<Input>,
): ContractForm<Input, Output> {
  const schema = 'input' in rules && !('parse' in rules) ? rules.input : (rules as z.ZodType<Output, Input>)
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus and links to each field.
    shouldFocusError: false,
  })
}
