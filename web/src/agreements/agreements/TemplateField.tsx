import {
  GetAgreementTemplateDetails,
  GetAgreementTemplates,
  type TemplateCard,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { text as templateWords } from '../templates/templates.text.ts'
import { text } from './begin.text.ts'

/** As many are shown to choose from; of more, names are typed. */
export const FEW_TEMPLATES = 12

type TemplateFieldProps = { templates: readonly TemplateCard[]; areAll: boolean; chosen: string | null }

export function TemplateField({ templates, areAll, chosen }: TemplateFieldProps) {
  if (areAll) {
    return (
      <RadioCards
        name="TemplateId"
        label={text.template}
        choices={templates.map(({ TemplateId, Name, Category, StateCode }) => ({
          Id: TemplateId,
          Text: Name,
          detail: text.templateDetail({ category: Category, state: StateCode ?? templateWords.everyState }),
        }))}
      />
    )
  }
  return chosen === null ? <TypedTemplate known={null} /> : <KnownTemplate id={chosen} />
}

type TemplateChoice = Pick<TemplateCard, 'TemplateId' | 'Name'>

function KnownTemplate({ id }: { id: string }) {
  const { data, error, refetch } = useCall(GetAgreementTemplateDetails, { TemplateId: id, Number: null })
  if (data) return <TypedTemplate known={data} />
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}

function TypedTemplate({ known }: { known: TemplateChoice | null }) {
  return (
    <ComboboxField<TemplateChoice>
      name="TemplateId"
      label={text.template}
      things={text.templates}
      placeholder={text.typeTemplate}
      search={async (Keyword, signal) => (await call(GetAgreementTemplates, { Keyword }, { signal })).Items}
      textOf={({ Name }) => Name}
      valueOf={({ TemplateId }) => TemplateId}
      initial={known}
    />
  )
}
