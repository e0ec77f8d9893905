import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'

export type ContractForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>

/** A form with what checks it. */
export function useResolvedForm<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  defaults: DefaultValues<Input>,
): ContractForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus and links to each field.
    shouldFocusError: false,
  })
}
