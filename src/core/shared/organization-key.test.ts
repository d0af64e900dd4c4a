import { describe, expect, it } from 'vitest';
import { organizationKey } from './organization-key';

describe('organizationKey', () => {
  it.each([
    ['ΓΩΛ', 'gamma omega lambda'],
    ['Gamma Omega Lambda', 'gamma omega lambda'],
    ['γωλ', 'gamma omega lambda'],
    ['Γ.Ω.Λ.', 'gamma omega lambda'],
    ['  GAMMA-OMEGA  lambda, ', 'gamma omega lambda'],
    ['GammaOmegaLambda', 'gamma omega lambda'],
    ['Gamma Omega Lamda Fraternity', 'gamma omega lambda'],
    ['Γάμμα Ωμέγα Λάμβδα', 'gamma omega lambda'],
    ['The Gamma Omega Lambda Chapter', 'gamma omega lambda'],
    ['ΑΦΑ', 'alpha phi alpha'],
    ['AΦA', 'alpha phi alpha'],
    ['ΔΣ', 'delta sigma'],
    ['Δς', 'delta sigma'],
    ['ΗΤΑ', 'eta tau alpha'],
    ['ΓΩΛ, Beta chapter', 'gamma omega lambda beta'],
    ['Beta Chapter of ΓΩΛ', 'gamma omega lambda beta'],
    ['ΓΩΛ at Hale State', 'gamma omega lambda hale state'],
    ['Psi Upsilon', 'psi upsilon'],
    ['Société d’Été', 'societe d ete'],
    ['Σχολή «Άλφα» 1908', 'σχολη alpha 1908'],
    ['Φι Beta', 'phi iota beta'],
    ['The Chapter', 'the chapter'],
    ['Constructor', 'constructor'],
    ['Ünïcode', 'unicode'],
    ['柱廊 1', '柱廊 1'],
  ])('turns %j into %j', (name, key) => {
    expect(organizationKey(name)).toBe(key);
  });

  it('distinguishes names that share only letters or a school', () => {
    expect(organizationKey('Alpha Beta')).not.toBe(organizationKey('Beta Alpha'));
    expect(organizationKey('ΓΩΛ')).not.toBe(organizationKey('ΓΩΛ Beta'));
    expect(organizationKey('Phi')).not.toBe(organizationKey('Psi'));
  });

  it('finds nothing to compare in punctuation', () => {
    expect(organizationKey('***')).toBeNull();
    expect(organizationKey(' \u200b ')).toBeNull();
  });
});
