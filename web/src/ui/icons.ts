/*
 * The pictures that this product uses, each from its own file and under the name of what it means here. Show one with
 * `<Icon of={SearchIcon} />`. Add a line to use another.
 */

export { default as AlertIcon } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
export { default as AreaIcon } from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs'
export { default as AddressBookIcon } from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs'
export { default as ArrowRightIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
export { default as ArrowUpRightIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
export { default as BathIcon } from '@tabler/icons-react/dist/esm/icons/IconBath.mjs'
export { default as BedIcon } from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
export { default as BellIcon } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
export { default as BrandFacebookIcon } from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
export { default as BrandGoogleIcon } from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'

export { default as BrandLinkedinIcon } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
export { default as BrandXIcon } from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'

export { default as BriefcaseIcon } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
export { default as BuildingIcon } from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'

export { default as BuildingStoreIcon } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
export { default as CalendarIcon } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
export { default as CameraIcon } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'

export { default as CheckIcon } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
export { default as ChevronDownIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
export { default as ChevronLeftIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
export { default as ChevronRightIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'

export { default as CircleCheckIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
export { default as ClipboardListIcon } from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
export { default as ClockIcon } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
export { default as CloseIcon } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
export { default as CreditCardIcon } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'

export { default as CopyIcon } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
export { default as CsvIcon } from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'

export { default as DesktopIcon } from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
export { default as DeviceIcon } from '@tabler/icons-react/dist/esm/icons/IconDeviceUnknown.mjs'

export { default as DotsVerticalIcon } from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
export { default as DownloadIcon } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
export { default as ExternalLinkIcon } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
export { default as EyeIcon } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
export { default as EyeOffIcon } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
export { default as GavelIcon } from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'

export { default as HelpIcon } from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
export { default as FingerprintIcon } from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
export { default as HomeIcon } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'

export { default as InboxIcon } from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
export { default as InfoIcon } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
export { default as KeyIcon } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
export { default as LifebuoyIcon } from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
export { default as ListIcon } from '@tabler/icons-react/dist/esm/icons/IconList.mjs'

export { default as LoginIcon } from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
export { default as LockIcon } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
export { default as LogoutIcon } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
export { default as MailIcon } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
export { default as MapIcon } from '@tabler/icons-react/dist/esm/icons/IconMap.mjs'
export { default as MapPinIcon } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
export { default as MenuIcon } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
export { default as MobileIcon } from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
export { default as MoonIcon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
export { default as PawIcon } from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs'
export { default as PaletteIcon } from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
export { default as PencilIcon } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
export { default as PhoneIcon } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
export { default as PhotoIcon } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
export { default as PhotoPlusIcon } from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
export { default as PlanIcon } from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
export { default as PlusIcon } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
export { default as PrinterIcon } from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'

export { default as QuoteIcon } from '@tabler/icons-react/dist/esm/icons/IconQuoteOpen.mjs'
export { default as RefreshIcon } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
export { default as ReportIcon } from '@tabler/icons-react/dist/esm/icons/IconReport.mjs'
export { default as SearchIcon } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'

export { default as SecurityPinIcon } from '@tabler/icons-react/dist/esm/icons/IconDialpad.mjs'
export { default as SettingsIcon } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
export { default as ShareIcon } from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
export { default as ShieldCheckIcon } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'

export { default as SortIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
export { default as SortAscendingIcon } from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs'
export { default as SortDescendingIcon } from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
export { default as StarIcon } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
export { default as SunIcon } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
export { default as TabletIcon } from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs'
export { default as SwitchProfileIcon } from '@tabler/icons-react/dist/esm/icons/IconSwitch3.mjs'
export { default as ToolIcon } from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'

export { default as TrashIcon } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
export { default as UploadIcon } from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
export { default as UserIcon } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
export { default as UserPlusIcon } from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
export { default as UsersIcon } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

export { default as WarningIcon } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
