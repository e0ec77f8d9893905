import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/failures', {
  aPartOfThisPage: 'Part of this page couldn’t be loaded',
  thereIsProbablyANewer: 'There is probably a newer version of Keystead. Reload the page to get it.',
  reload: 'Reload',
  itMayHaveBeenTaken: 'It may have been taken down, or there may be a typo in the address.',
  unexpectedApplicationError: 'Unexpected Application Error!',
  somethingWentWrong:
    'Something went wrong on our side. Nothing you saved is lost. Please try again. If it keeps happening, tell us the reference.',
  reference: 'Reference {id}',
  tryAgain: 'Try again',
  weCouldNotLoadThis: 'We couldn’t load this page',
  youAreOffline: 'You’re offline',
  thisPageComesByItself: 'This page will load as soon as you’re back online.',
  pageFailed: 'Something went wrong on our side. Please try again in a moment.',
  home: 'Home',
  thisPageIsNotHere: 'Page not found',
  theAddressMayHaveA: 'There may be a typo in the address, or the page has moved. Try one of these:',
  thereIsNothingForYou: 'There’s nothing at this address. If you followed a link in an email, please use the most recent email.',
  weAreBuildingThisPage: 'This page isn’t ready yet. Until it is, try one of these:',
  thisPartOfKeysteadNeeds: 'This part of Keystead needs JavaScript. Turn it on in your browser and reload the page.',
})
