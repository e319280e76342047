import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from './afterPress';

afterEach(() => vi.restoreAllMocks());

describe('what a blurred field applies', () => {
  it('is applied at once where nothing is pressed, as after the Tab key', () => {
    const apply = vi.fn();
    afterPress(apply);
    expect(apply).toHaveBeenCalledOnce();
  });

  it.each([
    ['is released, wherever that is', () => fireEvent.mouseUp(document.body)],
    ['becomes a drag, whose release no page is told of', () => fireEvent.pointerCancel(document.body)],
  ])('waits for a press that took the focus until it %s, and is applied once', (_how, end) => {
    // jsdom has no :active.
    vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
    const apply = vi.fn();
    afterPress(apply);
    expect(apply).not.toHaveBeenCalled();
    end();
    expect(apply).toHaveBeenCalledOnce();
    fireEvent.mouseUp(document.body);
    expect(apply).toHaveBeenCalledOnce();
  });
});
