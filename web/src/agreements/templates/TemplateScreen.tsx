import { GetAgreementTemplateDetails, GetTemplateStarters } from '@keystead/contract/agreements/templates/template.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { ChooseBeginning } from './ChooseBeginning.tsx'
import { draftOfStarter, draftOfTemplate, newPaper, newText } from './template-draft.ts'
import { text } from './template-form.text.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateVersions } from './TemplateVersions.tsx'
import { text as list } from './templates.text.ts'

export function head(): PageHead {
  return { title: text.editTitle, noindex: true }
}

/** A template, a new one or the one that the address names; of that one, the current version or an earlier one. */
export function TemplateScreen() {
  const [search] = useSearchParams()
  const [id, from] = [search.get('id'), search.get('from')]
  const number = Number(search.get('version')) || null
  return (
    <Page title={id ? text.editTitle : text.newTitle} breadcrumbs={[{ text: list.title, to: paths.agreementTemplates() }]}>
      {id ? <Template key={`${id} ${number}`} id={id} number={number} /> : <NewTemplate key={from} from={from} />}
    </Page>
  )
}

function NewTemplate({ from }: { from: string | null }) {
  if (from === 'blank') return <TemplateForm draft={newText()} />
  if (from === 'paper') return <TemplateForm draft={newPaper()} />
  return <Starters from={from} />
}

function Starters({ from }: { from: string | null }) {
  const { data, error, refetch } = useCall(GetTemplateStarters, {})
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} action={<ToList />} />
  if (!data) return <FormSkeleton />
  const starter = data.Items.find(({ Key }) => Key === from)
  if (from !== null && !starter) return <ErrorState failure={{ message: text.unknownStarter }} action={<ToList />} />
  return starter ? <TemplateForm draft={draftOfStarter(starter)} caution={starter.Caution} /> : <ChooseBeginning starters={data.Items} />
}

function Template({ id, number }: { id: string; number: number | null }) {
  const { data, error, refetch } = useCall(GetAgreementTemplateDetails, { TemplateId: id, Number: number })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} action={<ToList />} />
  if (!data) return <FormSkeleton />
  return (
    <>
      <TemplateForm draft={draftOfTemplate(data, number)} />
      <TemplateVersions id={id} shown={number ?? data.Version} />
    </>
  )
}

function ToList() {
  return <LinkButton to={paths.agreementTemplates()}>{list.title}</LinkButton>
}
