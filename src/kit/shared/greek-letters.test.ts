import { describe, expect, it } from 'vitest';
import { lettersOfOrganization } from './greek-letters';

describe('lettersOfOrganization', () => {
  it.each([
    ['Xi Psi Omega, Westbrook', 'ΞΨΩ'],
    ['xi psi omega', 'ΞΨΩ'],
    ['ΓΩΛ, Beta chapter', 'ΓΩΛ'],
    ['Alpha-Phi-Alpha', 'ΑΦΑ'],
    ['Γ Ω Λ', 'ΓΩΛ'],
  ])('reads %s', (organization, letters) => {
    expect(lettersOfOrganization(organization)).toBe(letters);
  });
  it.each([
    'ABC',
    'The Alpha House',
    'Delta Airlines',
    'Gamma Omega Lambda chapter',
    'Αθηναίοι',
    'A',
    ', Beta',
  ])('does not take %s for letters', (organization) => {
    expect(lettersOfOrganization(organization)).toBe('');
  });
});
