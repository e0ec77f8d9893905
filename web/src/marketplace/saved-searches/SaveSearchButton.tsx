import { SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { messages } from '@keystead/contract/marketplace/saved-searches/saved-searches-messages.text.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { loginEmail, useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { BellPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { type PropertySearch, addressOfSearch } from '../search/search/search-address.ts'
import { filtersOf, suggestedName } from './saved-search-texts.ts'
import { addressToSave, hasWish, rememberWish, takeWish } from './search-to-save.ts'
import { text } from './saved-search.text.ts'

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog.tsx').then((part) => part.SaveSearchDialog))

export type SaveSearchButtonProps = { search: PropertySearch }

/** Keeps a search, to be told of homes that are new in it. Who is not signed in does that first; the search is saved right after. */
export function SaveSearchButton({ search }: SaveSearchButtonProps) {
  return useSession() === null ? <SignInToSave search={search} /> : <SaveNow search={search} />
}

function SignInToSave({ search }: SaveSearchButtonProps) {
  const hasScript = useHasScript()
  const returnTo = addressToSave(search)
  const isKnownBrowser = hasScript && loginEmail() !== null
  return (
    <LinkButton
      to={isKnownBrowser ? paths.signin({ returnTo }) : paths.signup({ returnTo })}
      size="sm"
      icon={BellPlusIcon}
      onClick={() => rememberWish(search)}
    >
      {text.saveSearch}
    </LinkButton>
  )
}

function SaveNow({ search }: SaveSearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const hasScript = useHasScript()

  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }
  useWish(search, open)

  return (
    <>
      <Button size="sm" icon={BellPlusIcon} notYet={!hasScript} onClick={open}>
        {text.saveSearch}
      </Button>
      {wasOpened && (
        <Suspense>
          <SaveSearchDialog key={addressOfSearch(search)} open={isOpen} search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Grants the wish that came along through the sign-in. One that was not made in this browser is asked about. */
function useWish(search: PropertySearch, ask: () => void): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const save = useCommand(SaveSearch)
  const isGranted = useRef(false)
  const isWished = hasWish(params)

  async function saveAsSuggested() {
    try {
      const { WasKnown } = await save.run({ Name: suggestedName(search), Filters: filtersOf(search) })
      toast.success(WasKnown ? messages.searchWasSaved : messages.searchSaved)
    } catch (error) {
      toast.error(asCallFailure(error).message)
    }
  }

  useEffect(() => {
    if (!isWished || isGranted.current) return
    isGranted.current = true
    if (takeWish(search)) void saveAsSuggested()
    else ask()
    void navigate(addressOfSearch(search), { replace: true, preventScrollReset: true })
  })
}
