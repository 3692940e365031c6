import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { afterTheMap } from '../../../map/early/after-the-map.ts';
import { outlineRequest } from '../../../map/scene/outline-request.ts';
import { drawingOpener } from '../../../map/session/drawing-opener.ts';
import { measuring } from '../../../map/session/measuring.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { boardSession, newBoard } from '../board/boards.ts';
import { useBoardOnMap } from '../board/use-board-on-map.ts';
import { useDrawingKeys } from '../board/use-drawing-keys.ts';
import { hasContent } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { measuringTexts } from '../measuring/measuring-texts.ts';
import { useTargetProjects } from '../use-target-projects.ts';
import classes from './drawing-overlay.module.css';

const loadToolbox = () => import('./new-toolbox.tsx');
const NewToolbox = lazy(async () => ({ default: (await loadToolbox()).NewToolbox }));

const UploadStatus = lazyPart(async () => ({
  default: (await import('../uploads/upload-status.tsx')).UploadStatus,
}));

const OutlineOverlay = lazy(async () => ({
  default: (await import('./outline-box.tsx')).OutlineOverlay,
}));

const MeasureBox = lazy(async () => ({
  default: (await withTexts(import('../measuring/measure-box.tsx'), measuringTexts)).MeasureBox,
}));

/** The drawing tools over the map: for new features, for the outline of a form, and for measuring. */
export function DrawingOverlay() {
  const isAsked = useStore(outlineRequest, ({ request }) => request !== null);
  const isEditing = useStore(boardSession, (session) => session.isEditing);
  const isMeasuring = useStore(measuring, ({ isOn }) => isOn) && !isEditing;
  useEffect(() => {
    measuring.set({ isOffered: !isEditing, ...(isEditing ? { isOn: false } : {}) });
  }, [isEditing]);
  return (
    <>
      <Suspense>
        <UploadStatus />
      </Suspense>
      <CreateOverlay />
      {isAsked && (
        <Suspense>
          <OutlineOverlay />
        </Suspense>
      )}
      {isMeasuring && (
        <Suspense>
          <MeasureBox />
        </Suspense>
      )}
    </>
  );
}

/** The create button over the map, the toolbox it opens, and their keyboard shortcuts. */
function CreateOverlay() {
  const t = useTranslate();
  const { projects } = useTargetProjects();
  const isEditing = useStore(boardSession, (session) => session.isEditing);
  const isOpen = useStore(newBoard.store, (state) => state.isOpen);
  const isWaiting = useStore(newBoard.store, (state) => !state.isOpen && hasContent(state));
  const isMeasuring = useStore(measuring, ({ isOn }) => isOn);
  const canDraw = projects.length > 0 && !isEditing && !isMeasuring;
  useDraft(newBoard, useMember()?.member_id);
  useBoardOnMap(newBoard, canDraw);
  useDrawingKeys({ board: newBoard, isActive: canDraw, canDraw, onEscape: () => newBoard.setOpen(false) });
  useEffect(() => (canDraw ? afterTheMap(loadToolbox) : undefined), [canDraw]);
  useEffect(() => {
    if (!canDraw) return;
    drawingOpener.set({
      open: (shape, { parent = null, template = null } = {}) => {
        newBoard.setTool({ kind: 'draw', shape }, template, template?.project_id);
        newBoard.setParent(parent);
        newBoard.setOpen(true);
      },
      begin: async (feature) => (await import('./begin-feature.ts')).beginFeature(newBoard, feature),
    });
    return () => drawingOpener.set({ open: null, begin: null });
  }, [canDraw]);
  if (!canDraw) return null;
  const label = t(isOpen ? 'drawing.close' : isWaiting ? 'drawing.goOn' : 'drawing.create');
  return (
    <>
      <Hint label={label} side="left">
        <button
          type="button"
          className={classes.create}
          aria-label={label}
          aria-expanded={isOpen}
          data-open={isOpen}
          data-waiting={isWaiting}
          data-opens-toolbox
          onClick={() => newBoard.setOpen(!isOpen)}
          onFocus={() => void loadToolbox()}
        >
          <IconPlus size={26} stroke={1.75} aria-hidden />
        </button>
      </Hint>
      {isOpen && (
        <Suspense>
          <NewToolbox />
        </Suspense>
      )}
    </>
  );
}
