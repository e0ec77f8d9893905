import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { loadChunk } from '../../navigation/chunks.ts'
import { type ContractForm, useResolvedForm } from './use-resolved-form.ts'

/**
 * As `useContractForm`, for pages that many open on their way to somewhere else: `load` brings the rules in a chunk of their own, once
 * something on the page has the focus, or is sent.
 */
export function useLateForm<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
  defaults: DefaultValues<Input>,
): ContractForm<Input, Output> {
  useEffect(() => {
    // What fails now is told when it is wanted.
    const loadAhead = () => void load().catch(() => undefined)
    document.addEventListener('focusin', loadAhead, { once: true })
    return () => document.removeEventListener('focusin', loadAhead)
  }, [load])
  return useResolvedForm<Input, Output>(async (values, context, options) => (await loadChunk(load))(values, context, options), defaults)
}
