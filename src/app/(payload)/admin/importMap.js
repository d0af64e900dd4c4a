import { AssigneeCell as AssigneeCell_468af0f810962faab42672f2e993105b } from '../../../../src/core/admin/assignee-cell'
import { AssigneeField as AssigneeField_2bafaceaa9d9979dd0874fa3650aa95a } from '../../../../src/core/admin/assignee-field'
import { DuplicatesCell as DuplicatesCell_e96331446db6a54b79e0e597417b3f6e } from '../../../../src/features/waitlist/admin/duplicates-cell'
import { DuplicatesField as DuplicatesField_a153a7d5b1818c7ca2ba888935c25f89 } from '../../../../src/features/waitlist/admin/duplicates-field'
import { RecordConversation as RecordConversation_dd8092d2f232237f33d7c896a7d78df8 } from '../../../../src/features/desk/admin/record-conversation'
import { History as History_fda9e9cadddeab8987e54e862d8cf00c } from '../../../../src/core/admin/history'
import { SeatsLine as SeatsLine_08c2b63954c540c3898fb01bf73e1eca } from '../../../../src/features/waitlist/admin/seats-line'
import { ListFilters as ListFilters_249284ee089b81e3e9a2b4f42f5b057b } from '../../../../src/kit/admin/list-filters/list-filters'
import { BulkTransitions as BulkTransitions_253df50973e18506150b91422fc17649 } from '../../../../src/features/waitlist/admin/bulk-transitions'
import { ExportLink as ExportLink_791d3e418f333dc5b093fb9dd3db0b99 } from '../../../../src/kit/admin/list-filters/export-link'
import { EmptyList as EmptyList_00b82ec629bf5e1a7a8c69141a724c2d } from '../../../../src/kit/admin/empty-list'
import { ListOrder as ListOrder_5dc2da1a4a53e4e4568f6cbbe36a3e9a } from '../../../../src/kit/admin/list-order'
import { KeptWords as KeptWords_48819b6cc3f4d26c7e6532cb951bf33e } from '../../../../src/kit/admin/kept-words/kept-words'
import { AlsoHere as AlsoHere_16e0982bfe7b01fee0310dd8d5e8780d } from '../../../../src/core/admin/also-here/also-here'
import { ChangedMeanwhile as ChangedMeanwhile_44a299faa07c859ff2073d2c87e4f554 } from '../../../../src/kit/admin/changed-meanwhile/changed-meanwhile'
import { ListPage as ListPage_9ed52e2711edc71a089500b94f94110d } from '../../../../src/kit/admin/list-page'
import { TicketDueCell as TicketDueCell_56cff2f351701142531d6cf4121952b8 } from '../../../../src/features/support/admin/due-cell'
import { DueField as DueField_444a218a61d2916b6a795860e092aff1 } from '../../../../src/features/support/admin/due-field'
import { QuoteDueCell as QuoteDueCell_6597f0723138370d540d07eb53cb2cab } from '../../../../src/features/merch/admin/due-cell'
import { DesignCell as DesignCell_2a819b501d3aa11880acecff69cc6fc0 } from '../../../../src/features/merch/admin/design-cell'
import { DesignField as DesignField_8382a45a39a4aeabb53cbae6a5f0a8cf } from '../../../../src/features/merch/admin/design-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteFeature as CleanPasteFeature_fa6656f5f8e546fd1801220053d05002 } from '../../../../src/kit/admin/clean-paste/clean-paste'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IssuePreviewPanel as IssuePreviewPanel_755bfd90721203a30d033e84c5115aee } from '../../../../src/features/newsletter/admin/issue-preview'
import { IssueSendingPanel as IssueSendingPanel_a14f43ae7930b014ea89097154ed9fa0 } from '../../../../src/features/newsletter/admin/issue-sending'
import { SourceAddress as SourceAddress_f63bf88854ebfa070f169b59af02bf8d } from '../../../../src/features/sources/admin/source-address'
import { Visits as Visits_07c69235944f4687bfdf94729cb47bf1 } from '../../../../src/features/sources/admin/visits'
import { RetryMail as RetryMail_2df1f1add5d4e6111481b85a13853c79 } from '../../../../src/features/mail/admin/retry-mails'
import { HtmlView as HtmlView_c9a24f829af498efe07eb4e0b49b0167 } from '../../../../src/features/mail/admin/html-view'
import { RetryAll as RetryAll_2df1f1add5d4e6111481b85a13853c79 } from '../../../../src/features/mail/admin/retry-mails'
import { SortMail as SortMail_1214bea90d1870092475bdeb1a957d0c } from '../../../../src/features/mail/admin/sort-mail'
import { LinkShownCell as LinkShownCell_9c5478bf88319db04088c2a783b73f11 } from '../../../../src/features/links/admin/shown-cell'
import { Clicks as Clicks_adba5c75b8a8881ab0f1dc0f776deae7 } from '../../../../src/features/links/admin/clicks'
import { OrderPanel as OrderPanel_4416acee2b470d0fb545b3eb65e58760 } from '../../../../src/features/links/admin/order-panel'
import { RoundControlPanel as RoundControlPanel_e68e8ba350454ac0a46dface5f423bb0 } from '../../../../src/features/draw/admin/round-control'
import { PressItemChecklist as PressItemChecklist_8dffa5bee084484cbc182f26c427b636 } from '../../../../src/features/info/admin/press-item-checklist'
import { DayCell as DayCell_29855e6739771a5bf8a40f5f2aa300cd } from '../../../../src/kit/admin/day/day-cell'
import { DayField as DayField_7bb58331f0ba1c0c5b26cbd5de4094ef } from '../../../../src/kit/admin/day/day-field'
import { DayFilter as DayFilter_339a2d01139b762e484a39a129ac6031 } from '../../../../src/kit/admin/day/day-filter'
import { DayDiff as DayDiff_1b306bc7d3d86f0b882a11a224b21646 } from '../../../../src/kit/admin/day/day-diff'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PostChecklist as PostChecklist_332de2e23612f0dee4a2aef0df74dc11 } from '../../../../src/features/blog/admin/post-checklist'
import { PostShownCell as PostShownCell_9ab0e238c6e11470a88181435ad362b8 } from '../../../../src/features/blog/admin/shown-cell'
import { ArticleChecklist as ArticleChecklist_575ad6864f246374c39bc7ab0e8df1c2 } from '../../../../src/features/help/admin/article-checklist'
import { OpeningChecklist as OpeningChecklist_0adc02e106c2bd8b8287d3685f8ed5bd } from '../../../../src/features/openings/admin/opening-checklist'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OwnPassword as OwnPassword_c08ea369ecb0b8bb120f2c3425ff4a64 } from '../../../../src/features/staff/admin/own-password'
import { AccountFactors as AccountFactors_1e14f056abd1793a8dbffdf6b8cab658 } from '../../../../src/features/staff/admin/factors/factors'
import { Sessions as Sessions_caec2b13e536cddf3ea07b620220670f } from '../../../../src/features/staff/admin/sessions'
import { DisabledCell as DisabledCell_41da706f6ddcc8addab1aea8e2e3b023 } from '../../../../src/features/staff/admin/disabled-cell'
import { Invitations as Invitations_f6c4083d844cde1f215f1acbbdf61621 } from '../../../../src/features/staff/admin/invitations/invitations'
import { StaffList as StaffList_828edb7a1208eb29963bb593a593bbca } from '../../../../src/features/staff/admin/staff-list'
import { NoUnpublish as NoUnpublish_31dbaa4246f3af6898eab71d4c134620 } from '../../../../src/kit/admin/no-unpublish'
import { PolicyChecklist as PolicyChecklist_abc13c9657421875e8b4b0d0923775ce } from '../../../../src/features/legal/admin/policy-checklist'
import { MarkUpload as MarkUpload_c15f6174c03da108728dfa9d715357e0 } from '../../../../src/features/brand/admin/mark/mark-upload'
import { ColorsInUse as ColorsInUse_e7fa7638f59c0e77eb290fcacb980c39 } from '../../../../src/features/brand/admin/colors-in-use'
import { SkipLink as SkipLink_7114d9dee7e6f7d1353cd233205a4d90 } from '../../../../src/kit/admin/skip-link'
import { BrandIcon as BrandIcon_4280df17fff45d4d45e380672033a453 } from '../../../../src/features/brand/admin/brand-lockup'
import { NavLink as NavLink_db3e8e757392a9ae6acbc98f3b683be3 } from '../../../../src/core/admin/nav-link'
import { OpenNav as OpenNav_6b9066bbc063f5f43af3e9643ec7c9a4 } from '../../../../src/features/staff/admin/open-nav'
import { NavLogo as NavLogo_4280df17fff45d4d45e380672033a453 } from '../../../../src/features/brand/admin/brand-lockup'
import { CommandPalette as CommandPalette_909043d01325949811733f0bef49cd79 } from '../../../../src/core/admin/command-palette/command-palette'
import { KeptAnswers as KeptAnswers_a9b4dc233dd6a0e3fbd9f088a123bfcf } from '../../../../src/kit/admin/kept-words/kept-answers'
import { NamedControls as NamedControls_87b8afe1cbe9b7c4cb0a3946f612cc41 } from '../../../../src/kit/admin/named-controls'
import { Reauthentication as Reauthentication_6efeaf4d685738905233b8deb14b807f } from '../../../../src/core/admin/reauthentication/reauthentication'
import { EditText as EditText_1f150e13906e8d8b29f522e4eb413da1 } from '../../../../src/core/admin/edit-text/edit-text'
import { KeptTheme as KeptTheme_c821e709dd698f2b06055d01650173df } from '../../../../src/kit/admin/theme/kept-theme'
import { BackOfficeStart as BackOfficeStart_e5f84d0876681e2c161e05f3039b00ed } from '../../../../src/app/(payload)/promise-board'
import { DeskView as DeskView_20c101d1a34a506d7681f38e7efeaa3f } from '../../../../src/app/(payload)/desk-view'
import { FileImportsView as FileImportsView_a4e502f5df3616bb27da7b3205ff3725 } from '../../../../src/app/(payload)/file-imports-view'
import { BrandFileView as BrandFileView_3bbffc8977a9abafcf7ccc4c06402b66 } from '../../../../src/app/(payload)/brand-file-view'
import { StartView as StartView_3a45c2a69efa78cf2a6c2dc1c2410294 } from '../../../../src/app/(payload)/start-view'
import { PrivacyView as PrivacyView_f9af31a6cd3e0d18c5a6085933bb87c6 } from '../../../../src/app/(payload)/privacy-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/core/admin/assignee-cell#AssigneeCell": AssigneeCell_468af0f810962faab42672f2e993105b,
  "/src/core/admin/assignee-field#AssigneeField": AssigneeField_2bafaceaa9d9979dd0874fa3650aa95a,
  "/src/features/waitlist/admin/duplicates-cell#DuplicatesCell": DuplicatesCell_e96331446db6a54b79e0e597417b3f6e,
  "/src/features/waitlist/admin/duplicates-field#DuplicatesField": DuplicatesField_a153a7d5b1818c7ca2ba888935c25f89,
  "/src/features/desk/admin/record-conversation#RecordConversation": RecordConversation_dd8092d2f232237f33d7c896a7d78df8,
  "/src/core/admin/history#History": History_fda9e9cadddeab8987e54e862d8cf00c,
  "/src/features/waitlist/admin/seats-line#SeatsLine": SeatsLine_08c2b63954c540c3898fb01bf73e1eca,
  "/src/kit/admin/list-filters/list-filters#ListFilters": ListFilters_249284ee089b81e3e9a2b4f42f5b057b,
  "/src/features/waitlist/admin/bulk-transitions#BulkTransitions": BulkTransitions_253df50973e18506150b91422fc17649,
  "/src/kit/admin/list-filters/export-link#ExportLink": ExportLink_791d3e418f333dc5b093fb9dd3db0b99,
  "/src/kit/admin/empty-list#EmptyList": EmptyList_00b82ec629bf5e1a7a8c69141a724c2d,
  "/src/kit/admin/list-order#ListOrder": ListOrder_5dc2da1a4a53e4e4568f6cbbe36a3e9a,
  "/src/kit/admin/kept-words/kept-words#KeptWords": KeptWords_48819b6cc3f4d26c7e6532cb951bf33e,
  "/src/core/admin/also-here/also-here#AlsoHere": AlsoHere_16e0982bfe7b01fee0310dd8d5e8780d,
  "/src/kit/admin/changed-meanwhile/changed-meanwhile#ChangedMeanwhile": ChangedMeanwhile_44a299faa07c859ff2073d2c87e4f554,
  "/src/kit/admin/list-page#ListPage": ListPage_9ed52e2711edc71a089500b94f94110d,
  "/src/features/support/admin/due-cell#TicketDueCell": TicketDueCell_56cff2f351701142531d6cf4121952b8,
  "/src/features/support/admin/due-field#DueField": DueField_444a218a61d2916b6a795860e092aff1,
  "/src/features/merch/admin/due-cell#QuoteDueCell": QuoteDueCell_6597f0723138370d540d07eb53cb2cab,
  "/src/features/merch/admin/design-cell#DesignCell": DesignCell_2a819b501d3aa11880acecff69cc6fc0,
  "/src/features/merch/admin/design-field#DesignField": DesignField_8382a45a39a4aeabb53cbae6a5f0a8cf,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/kit/admin/clean-paste/clean-paste#CleanPasteFeature": CleanPasteFeature_fa6656f5f8e546fd1801220053d05002,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/newsletter/admin/issue-preview#IssuePreviewPanel": IssuePreviewPanel_755bfd90721203a30d033e84c5115aee,
  "/src/features/newsletter/admin/issue-sending#IssueSendingPanel": IssueSendingPanel_a14f43ae7930b014ea89097154ed9fa0,
  "/src/features/sources/admin/source-address#SourceAddress": SourceAddress_f63bf88854ebfa070f169b59af02bf8d,
  "/src/features/sources/admin/visits#Visits": Visits_07c69235944f4687bfdf94729cb47bf1,
  "/src/features/mail/admin/retry-mails#RetryMail": RetryMail_2df1f1add5d4e6111481b85a13853c79,
  "/src/features/mail/admin/html-view#HtmlView": HtmlView_c9a24f829af498efe07eb4e0b49b0167,
  "/src/features/mail/admin/retry-mails#RetryAll": RetryAll_2df1f1add5d4e6111481b85a13853c79,
  "/src/features/mail/admin/sort-mail#SortMail": SortMail_1214bea90d1870092475bdeb1a957d0c,
  "/src/features/links/admin/shown-cell#LinkShownCell": LinkShownCell_9c5478bf88319db04088c2a783b73f11,
  "/src/features/links/admin/clicks#Clicks": Clicks_adba5c75b8a8881ab0f1dc0f776deae7,
  "/src/features/links/admin/order-panel#OrderPanel": OrderPanel_4416acee2b470d0fb545b3eb65e58760,
  "/src/features/draw/admin/round-control#RoundControlPanel": RoundControlPanel_e68e8ba350454ac0a46dface5f423bb0,
  "/src/features/info/admin/press-item-checklist#PressItemChecklist": PressItemChecklist_8dffa5bee084484cbc182f26c427b636,
  "/src/kit/admin/day/day-cell#DayCell": DayCell_29855e6739771a5bf8a40f5f2aa300cd,
  "/src/kit/admin/day/day-field#DayField": DayField_7bb58331f0ba1c0c5b26cbd5de4094ef,
  "/src/kit/admin/day/day-filter#DayFilter": DayFilter_339a2d01139b762e484a39a129ac6031,
  "/src/kit/admin/day/day-diff#DayDiff": DayDiff_1b306bc7d3d86f0b882a11a224b21646,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/blog/admin/post-checklist#PostChecklist": PostChecklist_332de2e23612f0dee4a2aef0df74dc11,
  "/src/features/blog/admin/shown-cell#PostShownCell": PostShownCell_9ab0e238c6e11470a88181435ad362b8,
  "/src/features/help/admin/article-checklist#ArticleChecklist": ArticleChecklist_575ad6864f246374c39bc7ab0e8df1c2,
  "/src/features/openings/admin/opening-checklist#OpeningChecklist": OpeningChecklist_0adc02e106c2bd8b8287d3685f8ed5bd,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/staff/admin/own-password#OwnPassword": OwnPassword_c08ea369ecb0b8bb120f2c3425ff4a64,
  "/src/features/staff/admin/factors/factors#AccountFactors": AccountFactors_1e14f056abd1793a8dbffdf6b8cab658,
  "/src/features/staff/admin/sessions#Sessions": Sessions_caec2b13e536cddf3ea07b620220670f,
  "/src/features/staff/admin/disabled-cell#DisabledCell": DisabledCell_41da706f6ddcc8addab1aea8e2e3b023,
  "/src/features/staff/admin/invitations/invitations#Invitations": Invitations_f6c4083d844cde1f215f1acbbdf61621,
  "/src/features/staff/admin/staff-list#StaffList": StaffList_828edb7a1208eb29963bb593a593bbca,
  "/src/kit/admin/no-unpublish#NoUnpublish": NoUnpublish_31dbaa4246f3af6898eab71d4c134620,
  "/src/features/legal/admin/policy-checklist#PolicyChecklist": PolicyChecklist_abc13c9657421875e8b4b0d0923775ce,
  "/src/features/brand/admin/mark/mark-upload#MarkUpload": MarkUpload_c15f6174c03da108728dfa9d715357e0,
  "/src/features/brand/admin/colors-in-use#ColorsInUse": ColorsInUse_e7fa7638f59c0e77eb290fcacb980c39,
  "/src/kit/admin/skip-link#SkipLink": SkipLink_7114d9dee7e6f7d1353cd233205a4d90,
  "/src/features/brand/admin/brand-lockup#BrandIcon": BrandIcon_4280df17fff45d4d45e380672033a453,
  "/src/core/admin/nav-link#NavLink": NavLink_db3e8e757392a9ae6acbc98f3b683be3,
  "/src/features/staff/admin/open-nav#OpenNav": OpenNav_6b9066bbc063f5f43af3e9643ec7c9a4,
  "/src/features/brand/admin/brand-lockup#NavLogo": NavLogo_4280df17fff45d4d45e380672033a453,
  "/src/core/admin/command-palette/command-palette#CommandPalette": CommandPalette_909043d01325949811733f0bef49cd79,
  "/src/kit/admin/kept-words/kept-answers#KeptAnswers": KeptAnswers_a9b4dc233dd6a0e3fbd9f088a123bfcf,
  "/src/kit/admin/named-controls#NamedControls": NamedControls_87b8afe1cbe9b7c4cb0a3946f612cc41,
  "/src/core/admin/reauthentication/reauthentication#Reauthentication": Reauthentication_6efeaf4d685738905233b8deb14b807f,
  "/src/core/admin/edit-text/edit-text#EditText": EditText_1f150e13906e8d8b29f522e4eb413da1,
  "/src/kit/admin/theme/kept-theme#KeptTheme": KeptTheme_c821e709dd698f2b06055d01650173df,
  "/src/app/(payload)/promise-board#BackOfficeStart": BackOfficeStart_e5f84d0876681e2c161e05f3039b00ed,
  "/src/app/(payload)/desk-view#DeskView": DeskView_20c101d1a34a506d7681f38e7efeaa3f,
  "/src/app/(payload)/file-imports-view#FileImportsView": FileImportsView_a4e502f5df3616bb27da7b3205ff3725,
  "/src/app/(payload)/brand-file-view#BrandFileView": BrandFileView_3bbffc8977a9abafcf7ccc4c06402b66,
  "/src/app/(payload)/start-view#StartView": StartView_3a45c2a69efa78cf2a6c2dc1c2410294,
  "/src/app/(payload)/privacy-view#PrivacyView": PrivacyView_f9af31a6cd3e0d18c5a6085933bb87c6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
