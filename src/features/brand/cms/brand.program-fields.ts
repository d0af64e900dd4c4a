import type { Tab } from 'payload';
import { BRAND_LIMITS } from '../contract';

export const programTab: Tab = {
  label: 'Founding program',
  fields: [
    {
      name: 'seatsTotal',
      label: 'Founding seats',
      type: 'number',
      required: true,
      min: 1,
      max: BRAND_LIMITS.seatsTotal,
      defaultValue: 100,
      admin: {
        step: 1,
        description: 'Seats left = this number minus accepted applications. It can’t be less than those.',
      },
    },
    {
      name: 'answerDays',
      label: 'Business days until an answer',
      type: 'number',
      min: 1,
      max: BRAND_LIMITS.answerDays,
      admin: {
        step: 1,
        description: 'Applicants read by which day you answer. Leave it empty to promise no day.',
      },
    },
    {
      name: 'announcements',
      label: 'Running banner',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Message', plural: 'Messages' },
      admin: { description: '{seats} becomes the number of seats left.' },
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 160 }],
    },
    {
      name: 'announcementFull',
      label: 'Running banner when no seat is left',
      type: 'text',
      required: true,
      maxLength: 160,
      defaultValue: 'ALL {seats} FOUNDING PLACES ARE TAKEN — Join the waitlist',
      admin: {
        description: 'It replaces each message with {seats}. Here, {seats} becomes the number of all seats.',
      },
    },
    {
      name: 'benefits',
      label: 'Benefit cards',
      type: 'array',
      maxRows: 6,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', required: true, maxLength: 240 },
      ],
    },
    {
      name: 'claims',
      label: 'Claims',
      type: 'array',
      maxRows: 12,
      admin: { description: 'One promise per line, for the application panel, flyers and banners.' },
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 120 }],
    },
    {
      name: 'partnerChapters',
      label: 'Partner chapters',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Chapter', plural: 'Chapters' },
      admin: { description: 'Shown as samples. Ask a real chapter before you name it here.' },
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        { name: 'school', type: 'text', required: true, maxLength: 80 },
        { name: 'letters', type: 'text', required: true, maxLength: 8 },
      ],
    },
  ],
};

export const giveawayTab: Tab = {
  label: 'Giveaway',
  fields: [
    {
      name: 'prize',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'As the page words it: Win $250!' },
    },
  ],
};
