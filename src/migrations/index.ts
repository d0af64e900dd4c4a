import * as initial from './20261121_070124_initial';
import * as siteMeta from './20261121_070200_site_meta';
import * as siteSubmissions from './20261121_070400_site_submissions';
import * as infoPages from './20261121_100017_info_pages';
import * as quotes from './20261121_104132_quotes';
import * as policyVersions from './20261121_105034_policy_versions';
import * as policyVersionsKept from './20261121_105035_policy_versions_kept';
import * as brandDrafts from './20261121_110205_brand_drafts_picture_sizes';
import * as activityAndSteps from './20261121_112937_activity_and_steps';
import * as ticketDesk from './20261121_192750_ticket_desk';
import * as ticketReplies from './20261121_195352_ticket_replies';
import * as brandGuidelines from './20261121_203753_brand_guidelines';
import * as searchAndClicks from './20261121_233000_search_and_clicks';
import * as erasures from './20261121_234500_erasures';
import * as linkSchedule from './20261121_235209_link_schedule';
import * as newsletterIssues from './20261122_004057_newsletter_issues';
import * as newsletterSearch from './20261122_012900_newsletter_search';
import * as contentChanges from './20261122_031500_content_changes';
import * as drawRounds from './20261122_033524_draw_rounds';
import * as drawLists from './20261122_033525_draw_lists';
import * as applicationDesk from './20261122_042000_application_desk';
import * as officialRules from './20261122_065207_official_rules';
import * as drawEntriesPerson from './20261122_144500_draw_entries_person';
import * as drawTwigs from './20261122_150000_draw_twigs';
import * as enqueueMails from './20261123_011500_enqueue_mails';
import * as boardCounts from './20261123_014500_board_counts';
import * as lastWrites from './20261123_141000_last_writes';
import * as stateValues from './20261123_150000_state_values';
import * as drawProtocol2 from './20261123_154000_draw_protocol_2';
import * as standardTerms from './20261123_160000_standard_terms';
import * as writeStreaks from './20261123_160100_write_streaks';
import * as winnerConsent from './20261123_170000_winner_consent';
import * as issueAnnounces from './20261123_170100_issue_announces';
import * as textsUpToDate from './20261123_170200_texts_up_to_date';
import * as secondFactors from './20261123_171000_second_factors';
import * as forgetHistory from './20261123_174000_forget_history';
import * as datedLinks from './20261123_175000_dated_links';
import * as unsignedLinks from './20261124_010000_unsigned_links';
import * as brandFiveColors from './20261124_020000_brand_five_colors';
import * as pageTexts from './20261124_030000_page_texts';
import * as deskAssignee from './20261124_040000_desk_assignee';
import * as deskWork from './20261124_040100_desk_work';
import * as blogPosts from './20261124_050000_blog_posts';
import * as helpArticles from './20261124_060000_help_articles';
import * as helpSearch from './20261124_060100_help_search';
import * as recordFiles from './20261124_070000_record_files';
import * as deskTags from './20261124_080000_desk_tags';
import * as newsletterArchive from './20261124_215429_newsletter_archive';
import * as lettersSection from './20261124_220356_letters_section';
import * as lettersKept from './20261124_220400_letters_kept';
import * as careersOpenings from './20261124_220611_careers_openings';
import * as supportAndMerchTexts from './20261124_221236_support_and_merch_texts';
import * as pressItems from './20261124_222237_press_items';
import * as incomingMails from './20261124_231000_incoming_mails';
import * as answerOwnTransition from './20261125_010000_answer_own_transition';
import * as visitSources from './20261125_011959_visit_sources';
import * as deskNotices from './20261125_013000_desk_notices';
import * as linksAndAssetsTexts from './20261125_013500_links_and_assets_texts';
import * as applicationMoment from './20261125_020800_application_moment';
import * as homeQuestions from './20261125_020850_home_questions';
import * as deliveryMessageIds from './20261125_020900_delivery_message_ids';
import * as privacyNamesSources from './20261125_024500_privacy_names_sources';
import * as mergedTickets from './20261125_040000_merged_tickets';
import * as helpAndNewsletterTexts from './20261125_052000_help_and_newsletter_texts';
import * as blogTexts from './20261125_053000_blog_texts';
import * as drawTexts from './20261125_054000_draw_texts';
import * as staffDisabled from './20261125_120000_staff_disabled';
import * as staffInvitations from './20261125_121000_staff_invitations';
import * as phonesTexts from './20261125_130000_phones_texts';
import * as accessibilityStatement from './20261125_140000_accessibility_statement';
import * as accessibilityStatementWords from './20261125_140001_accessibility_statement_words';
import * as plainerPressWords from './20261125_140002_plainer_press_words';
import * as policyTexts from './20261125_142000_policy_texts';
import * as brandQuestions from './20261125_150010_brand_questions';
import * as eveningTexts from './20261126_080000_evening_texts';
import * as cookiesNameColors from './20261126_080010_cookies_name_colors';
import * as brandFaces from './20261126_081001_brand_faces';
import * as emailsThatComeBack from './20261126_081522_emails_that_come_back';
import * as reviewedApplications from './20261126_082010_reviewed_applications';
import * as issueSource from './20261126_082020_issue_source';
import * as pageLinks from './20261126_083000_page_links';
import * as linksInTexts from './20261126_083001_links_in_texts';
import * as merchStudio from './20261126_091001_merch_studio';
import * as noDocumentLocks from './20261126_091100_no_document_locks';
import * as policyLinks from './20261126_170001_policy_links';
import * as brandHours from './20261126_210521_brand_hours';
import * as homeThursday from './20261127_005842_home_thursday';
import * as winnerClaimed from './20261127_011700_winner_claimed';
import * as deskSearch from './20261127_035613_desk_search';
import * as sentencesOfRefusals from './20261127_190531_sentences_of_refusals';
import * as standardNames from './20261128_040000_standard_names';
import * as colorsWithoutPinned from './20261129_122008_colors_without_pinned';
import * as checkProvesWords from './20261129_122100_check_proves_words';
import * as wheelWithoutSound from './20261129_153359_wheel_without_sound';
import * as firstRoundsWords from './20261129_160000_first_rounds_words';
import * as noTimeStamps from './20261129_160100_no_time_stamps';
import * as wordsAsJson from './20261129_190500_words_as_json';
import * as pagesAsJson from './20261130_010000_pages_as_json';

/** In the order in which they run. */
export const migrations = [
  { name: '20261121_070124_initial', up: initial.up, down: initial.down },
  { name: '20261121_070200_site_meta', up: siteMeta.up, down: siteMeta.down },
  { name: '20261121_070400_site_submissions', up: siteSubmissions.up, down: siteSubmissions.down },
  { name: '20261121_100017_info_pages', up: infoPages.up, down: infoPages.down },
  { name: '20261121_104132_quotes', up: quotes.up, down: quotes.down },
  { name: '20261121_105034_policy_versions', up: policyVersions.up, down: policyVersions.down },
  { name: '20261121_105035_policy_versions_kept', up: policyVersionsKept.up, down: policyVersionsKept.down },
  { name: '20261121_110205_brand_drafts_picture_sizes', up: brandDrafts.up, down: brandDrafts.down },
  { name: '20261121_112937_activity_and_steps', up: activityAndSteps.up, down: activityAndSteps.down },
  { name: '20261121_192750_ticket_desk', up: ticketDesk.up, down: ticketDesk.down },
  { name: '20261121_195352_ticket_replies', up: ticketReplies.up, down: ticketReplies.down },
  { name: '20261121_203753_brand_guidelines', up: brandGuidelines.up, down: brandGuidelines.down },
  { name: '20261121_233000_search_and_clicks', up: searchAndClicks.up, down: searchAndClicks.down },
  { name: '20261121_234500_erasures', up: erasures.up, down: erasures.down },
  { name: '20261121_235209_link_schedule', up: linkSchedule.up, down: linkSchedule.down },
  { name: '20261122_004057_newsletter_issues', up: newsletterIssues.up, down: newsletterIssues.down },
  { name: '20261122_012900_newsletter_search', up: newsletterSearch.up, down: newsletterSearch.down },
  { name: '20261122_031500_content_changes', up: contentChanges.up, down: contentChanges.down },
  { name: '20261122_033524_draw_rounds', up: drawRounds.up, down: drawRounds.down },
  { name: '20261122_033525_draw_lists', up: drawLists.up, down: drawLists.down },
  { name: '20261122_042000_application_desk', up: applicationDesk.up, down: applicationDesk.down },
  { name: '20261122_065207_official_rules', up: officialRules.up, down: officialRules.down },
  { name: '20261122_144500_draw_entries_person', up: drawEntriesPerson.up, down: drawEntriesPerson.down },
  { name: '20261122_150000_draw_twigs', up: drawTwigs.up, down: drawTwigs.down },
  { name: '20261123_011500_enqueue_mails', up: enqueueMails.up, down: enqueueMails.down },
  { name: '20261123_014500_board_counts', up: boardCounts.up, down: boardCounts.down },
  { name: '20261123_141000_last_writes', up: lastWrites.up, down: lastWrites.down },
  { name: '20261123_150000_state_values', up: stateValues.up, down: stateValues.down },
  { name: '20261123_154000_draw_protocol_2', up: drawProtocol2.up, down: drawProtocol2.down },
  { name: '20261123_160000_standard_terms', up: standardTerms.up, down: standardTerms.down },
  { name: '20261123_160100_write_streaks', up: writeStreaks.up, down: writeStreaks.down },
  { name: '20261123_170000_winner_consent', up: winnerConsent.up, down: winnerConsent.down },
  { name: '20261123_170100_issue_announces', up: issueAnnounces.up, down: issueAnnounces.down },
  { name: '20261123_170200_texts_up_to_date', up: textsUpToDate.up, down: textsUpToDate.down },
  { name: '20261123_171000_second_factors', up: secondFactors.up, down: secondFactors.down },
  { name: '20261123_174000_forget_history', up: forgetHistory.up, down: forgetHistory.down },
  { name: '20261123_175000_dated_links', up: datedLinks.up, down: datedLinks.down },
  { name: '20261124_010000_unsigned_links', up: unsignedLinks.up, down: unsignedLinks.down },
  { name: '20261124_020000_brand_five_colors', up: brandFiveColors.up, down: brandFiveColors.down },
  { name: '20261124_030000_page_texts', up: pageTexts.up, down: pageTexts.down },
  { name: '20261124_040000_desk_assignee', up: deskAssignee.up, down: deskAssignee.down },
  { name: '20261124_040100_desk_work', up: deskWork.up, down: deskWork.down },
  { name: '20261124_050000_blog_posts', up: blogPosts.up, down: blogPosts.down },
  { name: '20261124_060000_help_articles', up: helpArticles.up, down: helpArticles.down },
  { name: '20261124_060100_help_search', up: helpSearch.up, down: helpSearch.down },
  { name: '20261124_070000_record_files', up: recordFiles.up, down: recordFiles.down },
  { name: '20261124_080000_desk_tags', up: deskTags.up, down: deskTags.down },
  { name: '20261124_215429_newsletter_archive', up: newsletterArchive.up, down: newsletterArchive.down },
  { name: '20261124_220356_letters_section', up: lettersSection.up, down: lettersSection.down },
  { name: '20261124_220400_letters_kept', up: lettersKept.up, down: lettersKept.down },
  { name: '20261124_220611_careers_openings', up: careersOpenings.up, down: careersOpenings.down },
  { name: '20261124_221236_support_and_merch_texts', up: supportAndMerchTexts.up, down: supportAndMerchTexts.down },
  { name: '20261124_222237_press_items', up: pressItems.up, down: pressItems.down },
  { name: '20261124_231000_incoming_mails', up: incomingMails.up, down: incomingMails.down },
  { name: '20261125_010000_answer_own_transition', up: answerOwnTransition.up, down: answerOwnTransition.down },
  { name: '20261125_011959_visit_sources', up: visitSources.up, down: visitSources.down },
  { name: '20261125_013000_desk_notices', up: deskNotices.up, down: deskNotices.down },
  { name: '20261125_013500_links_and_assets_texts', up: linksAndAssetsTexts.up, down: linksAndAssetsTexts.down },
  { name: '20261125_020800_application_moment', up: applicationMoment.up, down: applicationMoment.down },
  { name: '20261125_020850_home_questions', up: homeQuestions.up, down: homeQuestions.down },
  { name: '20261125_020900_delivery_message_ids', up: deliveryMessageIds.up, down: deliveryMessageIds.down },
  {
    name: '20261125_024500_privacy_names_sources',
    up: privacyNamesSources.up,
    down: privacyNamesSources.down,
  },
  { name: '20261125_040000_merged_tickets', up: mergedTickets.up, down: mergedTickets.down },
  { name: '20261125_052000_help_and_newsletter_texts', up: helpAndNewsletterTexts.up, down: helpAndNewsletterTexts.down },
  { name: '20261125_053000_blog_texts', up: blogTexts.up, down: blogTexts.down },
  { name: '20261125_054000_draw_texts', up: drawTexts.up, down: drawTexts.down },
  { name: '20261125_120000_staff_disabled', up: staffDisabled.up, down: staffDisabled.down },
  { name: '20261125_121000_staff_invitations', up: staffInvitations.up, down: staffInvitations.down },
  { name: '20261125_130000_phones_texts', up: phonesTexts.up, down: phonesTexts.down },
  { name: '20261125_140000_accessibility_statement', up: accessibilityStatement.up, down: accessibilityStatement.down },
  { name: '20261125_140001_accessibility_statement_words', up: accessibilityStatementWords.up, down: accessibilityStatementWords.down },
  { name: '20261125_140002_plainer_press_words', up: plainerPressWords.up, down: plainerPressWords.down },
  { name: '20261125_142000_policy_texts', up: policyTexts.up, down: policyTexts.down },
  { name: '20261125_150010_brand_questions', up: brandQuestions.up, down: brandQuestions.down },
  { name: '20261126_080000_evening_texts', up: eveningTexts.up, down: eveningTexts.down },
  { name: '20261126_080010_cookies_name_colors', up: cookiesNameColors.up, down: cookiesNameColors.down },
  { name: '20261126_081001_brand_faces', up: brandFaces.up, down: brandFaces.down },
  { name: '20261126_081522_emails_that_come_back', up: emailsThatComeBack.up, down: emailsThatComeBack.down },
  { name: '20261126_082010_reviewed_applications', up: reviewedApplications.up, down: reviewedApplications.down },
  { name: '20261126_082020_issue_source', up: issueSource.up, down: issueSource.down },
  { name: '20261126_083000_page_links', up: pageLinks.up, down: pageLinks.down },
  { name: '20261126_083001_links_in_texts', up: linksInTexts.up, down: linksInTexts.down },
  { name: '20261126_091001_merch_studio', up: merchStudio.up, down: merchStudio.down },
  { name: '20261126_091100_no_document_locks', up: noDocumentLocks.up, down: noDocumentLocks.down },
  { name: '20261126_170001_policy_links', up: policyLinks.up, down: policyLinks.down },
  { name: '20261126_210521_brand_hours', up: brandHours.up, down: brandHours.down },
  { name: '20261127_005842_home_thursday', up: homeThursday.up, down: homeThursday.down },
  { name: '20261127_011700_winner_claimed', up: winnerClaimed.up, down: winnerClaimed.down },
  { name: '20261127_035613_desk_search', up: deskSearch.up, down: deskSearch.down },
  { name: '20261127_190531_sentences_of_refusals', up: sentencesOfRefusals.up, down: sentencesOfRefusals.down },
  { name: '20261128_040000_standard_names', up: standardNames.up, down: standardNames.down },
  { name: '20261129_122008_colors_without_pinned', up: colorsWithoutPinned.up, down: colorsWithoutPinned.down },
  { name: '20261129_122100_check_proves_words', up: checkProvesWords.up, down: checkProvesWords.down },
  { name: '20261129_153359_wheel_without_sound', up: wheelWithoutSound.up, down: wheelWithoutSound.down },
  { name: '20261129_160000_first_rounds_words', up: firstRoundsWords.up, down: firstRoundsWords.down },
  { name: '20261129_160100_no_time_stamps', up: noTimeStamps.up, down: noTimeStamps.down },
  { name: '20261129_190500_words_as_json', up: wordsAsJson.up, down: wordsAsJson.down },
  { name: '20261130_010000_pages_as_json', up: pagesAsJson.up, down: pagesAsJson.down },
];
