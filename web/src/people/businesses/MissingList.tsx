import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { PencilIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { isLegalFact } from './legal-facts.ts'
import { text } from './review.text.ts'

/** What strangers need and the business has not said, each with the way to where it is given. */
export function MissingList({ business: { BusinessId, Missing } }: { business: Pick<BusinessDetails, 'BusinessId' | 'Missing'> }) {
  const may = useMay()
  const mayFill = (field: string) => !isLegalFact(field) || may('administrators')
  return (
    <ItemList>
      {Object.entries(Missing).map(([field, sentence]) => (
        <Item
          key={field}
          icon={PencilIcon}
          title={sentence}
          action={
            mayFill(field) && (
              <LinkButton to={paths.editBusiness(BusinessId, field)} size="sm" aria-label={`${text.fill}: ${sentence}`}>
                {text.fill}
              </LinkButton>
            )
          }
        >
          {!mayFill(field) && text.byAdministrators}
        </Item>
      ))}
    </ItemList>
  )
}
