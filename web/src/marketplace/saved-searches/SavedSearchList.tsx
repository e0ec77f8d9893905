import type { GetSavedSearches } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import {
  DeleteSavedSearch,
  MarkSavedSearchSeen,
  type SavedSearchWithNews,
} from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { messages } from '@keystead/contract/marketplace/saved-searches/saved-searches-messages.text.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon, BellOffIcon, PencilIcon, TrashIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { addressOfSearch } from '../search/search/search-address.ts'
import { searchTitle } from '../search/search/search-texts.ts'
import { EditSavedSearchDialog } from './EditSavedSearchDialog.tsx'
import { filterTexts, newsText, searchOf } from './saved-search-texts.ts'
import styles from './SavedSearchList.module.css'
import { text } from './saved-searches.text.ts'

type SavedSearches = OutputOf<typeof GetSavedSearches>
type Question = { about: SavedSearchWithNews; what: 'edit' | 'delete' }

export function SavedSearchList({ searches }: { searches: SavedSearches }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const remove = useCommand(DeleteSavedSearch)
  const close = () => setQuestion(null)

  async function deleteSearch({ SavedSearchId }: SavedSearchWithNews) {
    if (await withToast(remove.run({ SavedSearchId }), messages.searchDeleted)) close()
  }

  return (
    <>
      <EmailsNote searches={searches} />
      <ItemList>
        {searches.Items.map((search) => (
          <SearchItem key={search.SavedSearchId} search={search} onAsk={(what) => setQuestion({ about: search, what })} />
        ))}
      </ItemList>
      {question?.what === 'edit' && <EditSavedSearchDialog search={question.about} onClose={close} />}
      <ConfirmDialog
        open={question?.what === 'delete'}
        title={text.deleteTitle({ name: question?.about.Name ?? '' })}
        consequence={text.deleteConsequence}
        confirmText={text.deleteSearch}
        busy={remove.pending}
        onConfirm={() => void (question && deleteSearch(question.about))}
        onCancel={close}
      />
    </>
  )
}

/** Why no email comes, where searches want some. */
function EmailsNote({ searches: { Items, EmailIsConfirmed, MailsAreOff } }: { searches: SavedSearches }) {
  const session = useSession()
  if (!Items.some(({ Alert }) => Alert === 'daily')) return null
  if (!EmailIsConfirmed) {
    return <p className={styles.note}>{text.emailIsNotConfirmed}</p>
  }
  if (!MailsAreOff) return null
  return (
    <p className={styles.note}>
      {text.emailsAreOff} {session && profileTypeOf(session) && <Link to={paths.notificationSettings()}>{text.changeSettings}</Link>}
    </p>
  )
}

function SearchItem({ search, onAsk }: { search: SavedSearchWithNews; onAsk: (what: Question['what']) => void }) {
  const { SavedSearchId, Name, Alert } = search
  const seen = useCommand(MarkSavedSearchSeen)
  const filters = searchOf(search.Filters)
  const news = newsText(search)
  const words = [searchTitle(filters, filters.Place), ...filterTexts(filters)].join(', ')
  return (
    <Item
      icon={Alert === 'daily' ? BellIcon : BellOffIcon}
      title={
        <Link
          to={addressOfSearch({ ...filters, Sort: 'newest' })}
          className={styles.name}
          onClick={() => void seen.run({ SavedSearchId }).catch(() => {})}
        >
          {Name}
        </Link>
      }
      status={news && <Badge tone="good">{news}</Badge>}
      action={
        <div className={styles.actions}>
          <IconButton icon={PencilIcon} label={text.editOf({ name: Name })} onClick={() => onAsk('edit')} />
          <IconButton icon={TrashIcon} label={text.deleteOf({ name: Name })} onClick={() => onAsk('delete')} />
        </div>
      }
    >
      {words !== Name && <p>{words}</p>}
      <p>{Alert === 'daily' ? text.daily : text.noEmails}</p>
    </Item>
  )
}
