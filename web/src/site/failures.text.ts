import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/failures', {
  aPartOfThisPage: 'A part of this page could not be loaded',
  thereIsProbablyANewer: 'There is probably a newer version of Keystead. Loading the page again should bring it.',
  reload: 'Reload',
  profileSettings: 'Profile settings',
  switchProfile: 'Switch profile',
  itMayHaveBeenTaken: 'It may have been taken down, or the address has a slip in it.',
  unexpectedApplicationError: 'Unexpected Application Error!',
  somethingWentWrongOnOur:
    'Something went wrong on our side. Nothing you saved is lost. Please try again; if it stays like this, tell us the reference.',
  referenceStrong: 'Reference {strong}',
  tryAgain: 'Try again',
  weCouldNotLoadThis: 'We could not load this page',
  youAreOffline: 'You are offline',
  thisPageComesByItself: 'This page comes by itself as soon as you are back online.',
  titleNeedsAProfileOf: '“{title}” needs a profile of another kind.',
  titleIsForWantedAccounts:
    '“{title}” is for {wanted} accounts, and this profile is a {value} one. You can change its account type under Profile settings, or switch to a profile that fits.',
  titleIsForAnotherKind:
    '“{title}” is for another kind of profile. You are here as {value}; if you hold another profile, switch to it and come back.',
  somethingWentWrongOnOur2: 'Something went wrong on our side while drawing this page. Please try again in a moment.',
  home: 'Home',
  thisPageIsNotHere: 'This page is not here',
  theAddressMayHaveA: 'The address may have a slip in it, or the page has moved. From here you can go on:',
  thereIsNothingForYou: 'There is nothing for you at this address. If an email has led you here, please use the newest one.',
  weAreBuildingThisPage: 'We are building this page with care, and it is not finished yet. Until it is, these are good places to go on:',
  thisPartOfKeysteadNeeds: 'This part of Keystead needs JavaScript. Please switch it on in your browser and load the page again.',
})
