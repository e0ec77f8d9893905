import { messages } from '@keystead/contract/agreements/templates/templates-messages.text.ts'
import {
  CreateAgreementTemplate,
  DeleteAgreementTemplate,
  GetAgreementTemplates,
  type TemplateCard,
  UpdateAgreementTemplate,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { TEMPLATE_CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { Chips } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { AgreementIcon, EyeIcon, PencilIcon, PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx'
import { SearchForm } from './template-search.forms.ts'
import { askedFor, LONGEST_SEARCH, searchOfTemplates, type TemplatesView, templatesViewOf } from './templates-address.ts'
import { text } from './templates.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What the active profile makes its agreements from. */
export function TemplatesScreen() {
  const may = useMay()
  return (
    <Page title={text.title} description={text.intro} action={may(CreateAgreementTemplate) && <NewTemplate />}>
      <Templates />
    </Page>
  )
}

function NewTemplate() {
  return (
    <LinkButton to={paths.agreementTemplate()} variant="primary" icon={PlusIcon}>
      {text.create}
    </LinkButton>
  )
}

type AddressOf = (change: Partial<TemplatesView>) => string

function Templates() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const may = useMay()
  const [doomed, setDoomed] = useState<TemplateCard | null>(null)
  const view = templatesViewOf(search)
  const addressOf: AddressOf = (change) => paths.agreementTemplates(searchOfTemplates({ ...view, pageIndex: 0, ...change }))
  const answer = useCall(GetAgreementTemplates, askedFor(view), { keepPrevious: true })
  const page = answer.data
  if (answer.error && !page) return <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && view.text === '' && view.category === null) {
    return (
      <EmptyState title={messages.noTemplatesFound} icon={AgreementIcon} action={may(CreateAgreementTemplate) && <NewTemplate />}>
        {may(CreateAgreementTemplate) ? text.none : text.noneYet}
      </EmptyState>
    )
  }
  const canEdit = may(UpdateAgreementTemplate)
  const menuOf = (template: TemplateCard): MenuEntry[] => [
    {
      text: canEdit ? text.edit : text.open,
      icon: canEdit ? PencilIcon : EyeIcon,
      to: paths.agreementTemplate({ id: template.TemplateId }),
    },
    ...(may(DeleteAgreementTemplate) ? [{ text: text.delete, icon: TrashIcon, danger: true, onSelect: () => setDoomed(template) }] : []),
  ]
  return (
    <>
      <ListFilters
        label={text.title}
        rules={SearchForm}
        text={view.text}
        onText={(words) => void navigate(addressOf({ text: words }), { replace: true })}
        placeholder={text.search}
        maxLength={LONGEST_SEARCH}
      >
        <Chips>
          <ChoiceFilter
            value={view.category}
            any={text.anyCategory}
            choices={TEMPLATE_CATEGORIES}
            onChoose={(category) => void navigate(addressOf({ category }), { replace: true })}
          />
        </Chips>
      </ListFilters>
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noTemplatesFound}
          icon={AgreementIcon}
          action={<LinkButton to={addressOf({ text: '', category: null })}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={COLUMNS}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ TemplateId }) => TemplateId}
          rowName={({ Name }) => Name}
          rowMenu={menuOf}
        />
      )}
      {doomed && <DeleteTemplateDialog template={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

const COLUMNS: Column<TemplateCard>[] = [
  {
    key: 'name',
    header: text.name,
    cell: ({ TemplateId, Name, Description }) => (
      <CellLines>
        <Link to={paths.agreementTemplate({ id: TemplateId })}>
          <bdi>{Name}</bdi>
        </Link>
        {Description && (
          <small>
            <bdi>{Description}</bdi>
          </small>
        )}
      </CellLines>
    ),
  },
  { key: 'category', header: text.category, cell: ({ Category }) => Category },
  { key: 'state', header: text.state, isSpare: true, cell: ({ StateCode }) => StateCode ?? text.everyState },
  { key: 'kind', header: text.kind, isSpare: true, cell: ({ Kind }) => text.kinds[Kind] },
  { key: 'changed', header: text.changed, cell: ({ UpdatedAt }) => <DateText date={UpdatedAt} /> },
]
