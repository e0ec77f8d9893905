import { AGENT_SCOPE_TEXTS, USUAL_SCOPES } from '@keystead/contract/leasing/engagements/engagement.values.ts'
import { AGENT_CONTRACT_TYPES } from '@keystead/contract/people/connections/agent-terms.values.ts'
import { AGENT_SCOPES, type AgentScope } from '@keystead/contract/rpc/access.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { text } from './agent-terms.text.ts'

const SCOPE_CHOICES = AGENT_SCOPES.map((scope) => ({
  Id: scope,
  Text: AGENT_SCOPE_TEXTS[scope].Text,
  detail: AGENT_SCOPE_TEXTS[scope].Detail,
}))

/** What an agent is entrusted with, before anything is chosen. */
export const EMPTY_AGENT_TERMS = {
  ContractTypeId: null,
  TenureStart: null,
  TenureEnd: null,
  AgentPercent: null,
  FeePercent: null,
  FeeAmount: null,
  Scopes: [],
}

/** The fields of an agent's terms. `prefix` is where the form keeps them: `Terms.`. */
export function AgentTermsFields({ prefix = '' }: { prefix?: string }) {
  useUsualScopes(prefix)
  return (
    <>
      <SelectField name={`${prefix}ContractTypeId`} label={text.contractType} choices={AGENT_CONTRACT_TYPES} />
      <FieldRow>
        <DateField name={`${prefix}TenureStart`} label={text.startDate} />
        <DateField name={`${prefix}TenureEnd`} label={text.endDate} help={text.endDateHelp} optional />
      </FieldRow>
      <FieldRow>
        <NumberField name={`${prefix}AgentPercent`} label={text.agentPercent} help={text.agentPercentHelp} decimals optional />
        <NumberField name={`${prefix}FeePercent`} label={text.feePercent} help={text.feePercentHelp} decimals optional />
        <MoneyField name={`${prefix}FeeAmount`} label={text.fee} help={text.feeHelp} optional />
      </FieldRow>
      <ChoiceCards name={`${prefix}Scopes`} label={text.scopes} help={text.scopesHelp} choices={SCOPE_CHOICES} optional />
    </>
  )
}

/** What people expect of the chosen contract is ticked, until someone has ticked otherwise. */
function useUsualScopes(prefix: string): void {
  const { control, getValues, setValue } = useFormContext()
  const contractTypeId: unknown = useWatch({ control, name: `${prefix}ContractTypeId` })
  const before = useRef(contractTypeId)
  useEffect(() => {
    if (before.current === contractTypeId) return
    const scopes: unknown = getValues(`${prefix}Scopes`)
    if (isSame(scopes, usualScopes(before.current))) setValue(`${prefix}Scopes`, [...usualScopes(contractTypeId)], { shouldDirty: true })
    before.current = contractTypeId
  }, [contractTypeId, getValues, prefix, setValue])
}

function usualScopes(contractTypeId: unknown): readonly AgentScope[] {
  return (typeof contractTypeId === 'number' && USUAL_SCOPES[contractTypeId]) || []
}

function isSame(scopes: unknown, usual: readonly AgentScope[]): boolean {
  return Array.isArray(scopes) && scopes.length === usual.length && usual.every((scope) => scopes.includes(scope))
}
