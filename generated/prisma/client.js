// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 33346fc1216ab7848acb7dafb138b569799f5837da6cf752060fed1ea4e9e58f.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "6xftA4wGNhAAAPYLACARAAD3CwAgEgAA-AsAIBMAAPkLACAUAAD6CwAgFQAA-wsAIBYAAPwLACAXAADYCwAgGwAA_QsAIBwAAMULACAhAAD_CwAgIwAA_gsAICUAAIAMACAqAACBDAAgLAAAhQwAIC4AAIIMACAwAACEDAAgMQAAhwwAIDUAAIMMACA2AACGDAAgNwAAiAwAIDgAAIkMACA7AACKDAAgPAAAigwAID0AAIoMACA_AACLDAAgQAAAiwwAIEEAAIwMACBCAACNDAAgRAAAjgwAIEUAAI8MACDaBgAA9AsAMNsGAACkAQAQ3AYAAPQLADDsBgIAAAAB-QZAAOUKACGRBwEAhgsAIcMHQACHCwAhkQgBAAAAAZwIAQAAAAGdCEAAhwsAIZ4IAQCGCwAhoAgAAPULoAgioQhAAIcLACGiCEAAhwsAIaMIAQCGCwAhpAhAAIcLACGlCEAAhwsAIaYIAQCGCwAhpwhAAIcLACGoCAIA3goAIakIIACICwAhqghAAIcLACGrCCAAiAsAIQEAAAABACASAwAAkQsAIAUAANgMACAPAADZDAAg2gYAANcMADDbBgAAAwAQ3AYAANcMADDsBgIA3goAIfMGAgDTCwAh9AYAAO4KACD5BkAA5QoAIfoGQACHCwAh_wYAAcgLACGHBwIA3goAIYkHAQDdCgAh2AdAAIcLACGZCAEA3QoAIZoIQACHCwAhmwgCANMLACEIAwAAng4AIAUAAKQVACAPAACmFQAg8wYAANoMACD6BgAA2gwAINgHAADaDAAgmggAANoMACCbCAAA2gwAIBIDAACRCwAgBQAA2AwAIA8AANkMACDaBgAA1wwAMNsGAAADABDcBgAA1wwAMOwGAgAAAAHzBgIA0wsAIfQGAADuCgAg-QZAAOUKACH6BkAAhwsAIf8GAAEAAAGHBwIA3goAIYkHAQDdCgAh2AdAAIcLACGZCAEA3QoAIZoIQACHCwAhmwgCANMLACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAJELACAMAADLDAAgDQAA-AsAIA4AAPYLACDaBgAAyQwAMNsGAAAHABDcBgAAyQwAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhigcBAN0KACGLBwABygwAIYwHAACACwAgjQcAAIALACABAAAABwAgDAMAAJELACAFAADNDAAgCwAA1gwAIAwAAMsMACDaBgAA1QwAMNsGAAAJABDcBgAA1QwAMOwGAgDeCgAh8wYCAN4KACH0BgAA7goAIPkGQADlCgAhhwcCAN4KACEEAwAAng4AIAUAAKQVACALAACoFQAgDAAAoxUAIA0DAACRCwAgBQAAzQwAIAsAANYMACAMAADLDAAg2gYAANUMADDbBgAACQAQ3AYAANUMADDsBgIAAAAB8wYCAN4KACH0BgAA7goAIPkGQADlCgAhhwcCAN4KACG3CAAA1AwAIAMAAAAJACABAAAKADACAAALACAQBgAA0gwAIAgAANMMACAJAAD2CwAg2gYAANEMADDbBgAADQAQ3AYAANEMADDsBgIA3goAIfQGAADuCgAg9wYCAN4KACH5BkAA5QoAIfoGQADlCgAhggcAAcoMACGDBwEAhgsAIYQHAQCGCwAhhQdAAIcLACGGB0AAhwsAIQgGAAClFQAgCAAApxUAIAkAAPwUACCCBwAA2gwAIIMHAADaDAAghAcAANoMACCFBwAA2gwAIIYHAADaDAAgEAYAANIMACAIAADTDAAgCQAA9gsAINoGAADRDAAw2wYAAA0AENwGAADRDAAw7AYCAAAAAfQGAADuCgAg9wYCAN4KACH5BkAA5QoAIfoGQADlCgAhggcAAQAAAYMHAQCGCwAhhAcBAIYLACGFB0AAhwsAIYYHQACHCwAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAADQDAAg2gYAAM8MADDbBgAAEQAQ3AYAAM8MADD5BkAA5QoAIf8GAAHICwAhgAcCAN4KACGBB0AAhwsAIQIHAACmFQAggQcAANoMACAIBwAA0AwAINoGAADPDAAw2wYAABEAENwGAADPDAAw-QZAAOUKACH_BgABAAABgAcCAN4KACGBB0AAhwsAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAAzQwAIAYAAM4MACDaBgAAzAwAMNsGAAAYABDcBgAAzAwAMPEGAAHICwAh8gYAAcgLACHzBgIA3goAIfQGAADuCgAg9QYCAN4KACH2BkAAhwsAIfcGAgDTCwAh-AZAAIcLACH5BkAA5QoAIfoGQADlCgAhBQUAAKQVACAGAAClFQAg9gYAANoMACD3BgAA2gwAIPgGAADaDAAgDwUAAM0MACAGAADODAAg2gYAAMwMADDbBgAAGAAQ3AYAAMwMADDxBgABAAAB8gYAAQAAAfMGAgDeCgAh9AYAAO4KACD1BgIA3goAIfYGQACHCwAh9wYCANMLACH4BkAAhwsAIfkGQADlCgAh-gZAAOUKACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAJ4OACAMAACjFQAgDQAA_hQAIA4AAPwUACCLBwAA2gwAIA8EAACRCwAgDAAAywwAIA0AAPgLACAOAAD2CwAg2gYAAMkMADDbBgAABwAQ3AYAAMkMADDsBgIAAAAB-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhigcBAAAAAYsHAAHKDAAhjAcAAIALACCNBwAAgAsAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAJELACDaBgAAzQsAMNsGAAApABDcBgAAzQsAMPkGQADlCgAhhwcCAN4KACHdBwEA3QoAId4HBACQCwAh3wcCAN4KACHgB0AAhwsAIQEAAAApACAHAwAAkQsAINoGAADIDAAw2wYAACsAENwGAADIDAAw_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhAgMAAJ4OACCBBwAA2gwAIAgDAACRCwAg2gYAAMgMADDbBgAAKwAQ3AYAAMgMADD_BgAByAsAIYEHQACHCwAhhwcCAN4KACG2CAAAxwwAIAMAAAArACABAAAsADACAAAtACANAwAAkQsAINoGAADGDAAw2wYAAC8AENwGAADGDAAw7AYCAN4KACH5BkAA5QoAIYcHAgDeCgAhiQcBAN0KACHYB0AAhwsAIdkHAAHICwAh2gcAAcgLACHbBwQAkAsAIdwHAACACwAgAgMAAJ4OACDYBwAA2gwAIA0DAACRCwAg2gYAAMYMADDbBgAALwAQ3AYAAMYMADDsBgIAAAAB-QZAAOUKACGHBwIA3goAIYkHAQDdCgAh2AdAAIcLACHZBwABAAAB2gcAAcgLACHbBwQAkAsAIdwHAACACwAgAwAAAC8AIAEAADAAMAIAADEAIAoDAACRCwAg2gYAAMUMADDbBgAAMwAQ3AYAAMUMADDsBgIA3goAIfkGQADlCgAhhwcCAN4KACHWBwEA3QoAIdcHAQDdCgAh2AdAAIcLACECAwAAng4AINgHAADaDAAgCwMAAJELACDaBgAAxQwAMNsGAAAzABDcBgAAxQwAMOwGAgAAAAH5BkAA5QoAIYcHAgDeCgAh1gcBAN0KACHXBwEA3QoAIdgHQACHCwAhtQgAAMQMACADAAAAMwAgAQAANAAwAgAANQAgERgAAMMMACAZAACRCwAgGwAA_QsAINoGAADCDAAw2wYAADcAENwGAADCDAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhmwcBAN0KACGdBwEA3QoAIeoHAgDeCgAh6wcgAIgLACHsByAAiAsAIe0HAgDeCgAh7gdAAOUKACHvBwIA3goAIQMYAACiFQAgGQAAng4AIBsAAIMVACARGAAAwwwAIBkAAJELACAbAAD9CwAg2gYAAMIMADDbBgAANwAQ3AYAAMIMADDsBgIAAAAB-QZAAOUKACGaBwIA3goAIZsHAQDdCgAhnQcBAN0KACHqBwIA3goAIesHIACICwAh7AcgAIgLACHtBwIA3goAIe4HQADlCgAh7wcCAN4KACEDAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA3ACAKGQAAkQsAIBoAAMEMACDaBgAAwAwAMNsGAAA9ABDcBgAAwAwAMOwGAgDeCgAh-QZAAOUKACGaBwIA3goAIZsHAQDdCgAh6QcCAN4KACECGQAAng4AIBoAAKEVACAKGQAAkQsAIBoAAMEMACDaBgAAwAwAMNsGAAA9ABDcBgAAwAwAMOwGAgAAAAH5BkAA5QoAIZoHAgDeCgAhmwcBAN0KACHpBwIA3goAIQMAAAA9ACABAAA-ADACAAA_ACABAAAAPQAgAwAAAD0AIAEAAD4AMAIAAD8AIBEZAACRCwAgHQAAvQwAICIAAL4MACAjAAD-CwAgJAAAvwwAINoGAAC7DAAw2wYAAEMAENwGAAC7DAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIQcZAACeDgAgHQAAnxUAICIAAJ4VACAjAACEFQAgJAAAoBUAIM8HAADaDAAg0QcAANoMACASGQAAkQsAIB0AAL0MACAiAAC-DAAgIwAA_gsAICQAAL8MACDaBgAAuwwAMNsGAABDABDcBgAAuwwAMOwGAgAAAAH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIbQIAAC6DAAgAwAAAEMAIAEAAEQAMAIAAEUAIAccAADFCwAg2gYAAMQLADDbBgAARwAQ3AYAAMQLADDsBgIA3goAIYkHAQDdCgAhvQcBAN0KACEBAAAARwAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABDACANGQAAkQsAIB4AALwLACAfAAC2DAAgIQAA_wsAINoGAAC1DAAw2wYAAEsAENwGAAC1DAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhuQcBAN0KACHMBwIA3goAIc4HAgDeCgAhAQAAAEsAIAEAAABDACAJAwAAkQsAICAAALkMACDaBgAAuAwAMNsGAABOABDcBgAAuAwAMPkGQADlCgAhhwcCAN4KACGcBwIA3goAIc0HAgDeCgAhAgMAAJ4OACAgAACeFQAgCgMAAJELACAgAAC5DAAg2gYAALgMADDbBgAATgAQ3AYAALgMADD5BkAA5QoAIYcHAgDeCgAhnAcCAN4KACHNBwIA3goAIbMIAAC3DAAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABOACAEGQAAng4AIB4AAP4PACAfAAD-DwAgIQAAhRUAIA4ZAACRCwAgHgAAvAsAIB8AALYMACAhAAD_CwAg2gYAALUMADDbBgAASwAQ3AYAALUMADDsBgIAAAAB-QZAAOUKACGaBwIA3goAIbkHAQDdCgAhzAcCAN4KACHOBwIA3goAIbIIAAC0DAAgAwAAAEsAIAEAAFMAMAIAAFQAIAUeAAC8CwAg2gYAALsLADDbBgAAVgAQ3AYAALsLADDMBwIA3goAIQEAAABWACABAAAASwAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABOACABAABPADACAABQACALAwAAkQsAINoGAACzDAAw2wYAAFsAENwGAACzDAAw3QYBAN0KACH5BkAA5QoAIYcHAgDeCgAhogcCAN4KACG5BwEA3QoAIY4IAQDdCgAhjwgAAcgLACEBAwAAng4AIAwDAACRCwAg2gYAALMMADDbBgAAWwAQ3AYAALMMADDdBgEA3QoAIfkGQADlCgAhhwcCAN4KACGiBwIA3goAIbkHAQDdCgAhjggBAN0KACGPCAAByAsAIbEIAACyDAAgAwAAAFsAIAEAAFwAMAIAAF0AIA8EAACRCwAgLQAAsQwAINoGAACvDAAw2wYAAF8AENwGAACvDAAw7AYCAN4KACH5BkAA5QoAIYgHAgDeCgAhiQcBAN0KACGeBwEA3QoAIaIHAACwDMsHIr0HAQDdCgAhyAcCAN4KACHJBwIA3goAIcsHIACICwAhAgQAAJ4OACAtAACdFQAgDwQAAJELACAtAACxDAAg2gYAAK8MADDbBgAAXwAQ3AYAAK8MADDsBgIAAAAB-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhngcBAN0KACGiBwAAsAzLByK9BwEAAAAByAcCAN4KACHJBwIA3goAIcsHIACICwAhAwAAAF8AIAEAAGAAMAIAAGEAIBwdAQDdCgAhJgAArgwAICgAAKAMACAsAACFDAAg2gYAAKsMADDbBgAAYwAQ3AYAAKsMADDsBgIA3goAIfkGQADlCgAhiAcCANMLACGdBwEA3QoAIZ4HAQDdCgAhogcAAK0MwgciqgcCANMLACGtBxAAqgwAIbgHEACqDAAhvQcBAIYLACG-BwEAhgsAIb8HEACsDAAhwAcCAN4KACHCBwEAhgsAIcMHQACHCwAhxAcCAN4KACHFByAAiAsAIcYHAQDdCgAhxwcBAN0KACHIBwIA3goAIckHAgDeCgAhCiYAAJwVACAoAACYFQAgLAAAixUAIIgHAADaDAAgqgcAANoMACC9BwAA2gwAIL4HAADaDAAgvwcAANoMACDCBwAA2gwAIMMHAADaDAAgHB0BAN0KACEmAACuDAAgKAAAoAwAICwAAIUMACDaBgAAqwwAMNsGAABjABDcBgAAqwwAMOwGAgAAAAH5BkAA5QoAIYgHAgDTCwAhnQcBAN0KACGeBwEA3QoAIaIHAACtDMIHIqoHAgDTCwAhrQcQAKoMACG4BxAAqgwAIb0HAQCGCwAhvgcBAIYLACG_BxAArAwAIcAHAgDeCgAhwgcBAIYLACHDB0AAhwsAIcQHAgDeCgAhxQcgAIgLACHGBwEA3QoAIccHAQDdCgAhyAcCAN4KACHJBwIA3goAIQMAAABjACABAABkADACAABlACABAAAAXwAgDCkAAKcMACArAACkDAAg2gYAAKkMADDbBgAAaAAQ3AYAAKkMADCdBwEA3QoAIaoHAgDTCwAhqwcCAN4KACGsBwIA3goAIa0HEACqDAAhrgcCAN4KACGvBwEAhgsAIQQpAACbFQAgKwAAmhUAIKoHAADaDAAgrwcAANoMACANKQAApwwAICsAAKQMACDaBgAAqQwAMNsGAABoABDcBgAAqQwAMJ0HAQDdCgAhqgcCANMLACGrBwIA3goAIawHAgDeCgAhrQcQAKoMACGuBwIA3goAIa8HAQCGCwAhsAgAAKgMACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAYpAACnDAAg2gYAAKYMADDbBgAAbQAQ3AYAAKYMADCqBwIA3goAIasHAgDeCgAhASkAAJsVACAHKQAApwwAINoGAACmDAAw2wYAAG0AENwGAACmDAAwqgcCAN4KACGrBwIA3goAIa8IAAClDAAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAABoACABAAAAbQAgDhkAAJELACArAACkDAAg2gYAAKMMADDbBgAAcwAQ3AYAAKMMADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGdBwEAhgsAIawHAgDeCgAhuAcCAN4KACG5BwEA3QoAIboHAQCGCwAhuwdAAIcLACEFGQAAng4AICsAAJoVACCdBwAA2gwAILoHAADaDAAguwcAANoMACAPGQAAkQsAICsAAKQMACDaBgAAowwAMNsGAABzABDcBgAAowwAMOwGAgAAAAH5BkAA5QoAIZoHAgDeCgAhnQcBAIYLACGsBwIA3goAIbgHAgDeCgAhuQcBAN0KACG6BwEAhgsAIbsHQACHCwAhrggAAKIMACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAGgAIAEAAABzACABAAAAYwAgDycAAJELACAoAACgDAAgKgAAoQwAINoGAACdDAAw2wYAAHoAENwGAACdDAAw7AYCAN4KACH5BkAA5QoAIaIHAACfDLQHIrEHAACeDLEHIrIHAgDeCgAhtAdAAIcLACG1BwEAhgsAIbYHAgDTCwAhtwcBAIYLACEHJwAAng4AICgAAJgVACAqAACZFQAgtAcAANoMACC1BwAA2gwAILYHAADaDAAgtwcAANoMACAPJwAAkQsAICgAAKAMACAqAAChDAAg2gYAAJ0MADDbBgAAegAQ3AYAAJ0MADDsBgIAAAAB-QZAAOUKACGiBwAAnwy0ByKxBwAAngyxByKyBwIA3goAIbQHQACHCwAhtQcBAIYLACG2BwIA0wsAIbcHAQCGCwAhAwAAAHoAIAEAAHsAMAIAAHwAIBkZAACRCwAgMAAAhAwAIDEAAIcMACAyAACcDAAgMwAAkwwAINoGAACYDAAw2wYAAH4AENwGAACYDAAw7AYCAN4KACH5BkAA5QoAIZQHAQDdCgAhlQcEAJALACGXBwEA3QoAIZoHAgDeCgAhnQcBAN0KACGeBwEA3QoAIaAHAACZDKAHIqIHAACaDKIHIqMHCACbDAAhpAcCANMLACGlBwIA0wsAIaYHAQCGCwAhpwcCAN4KACGoBwIA3goAIakHAgDeCgAhCRkAAJ4OACAwAACKFQAgMQAAjRUAIDIAAJcVACAzAACWFQAgowcAANoMACCkBwAA2gwAIKUHAADaDAAgpgcAANoMACAZGQAAkQsAIDAAAIQMACAxAACHDAAgMgAAnAwAIDMAAJMMACDaBgAAmAwAMNsGAAB-ABDcBgAAmAwAMOwGAgAAAAH5BkAA5QoAIZQHAQDdCgAhlQcEAJALACGXBwEAAAABmgcCAN4KACGdBwEA3QoAIZ4HAQDdCgAhoAcAAJkMoAciogcAAJoMogciowcIAJsMACGkBwIA0wsAIaUHAgDTCwAhpgcBAIYLACGnBwIA3goAIagHAgDeCgAhqQcCAN4KACEDAAAAfgAgAQAAfwAwAgAAgAEAIAoZAACRCwAgLwAAlQsAINoGAACXDAAw2wYAAIIBABDcBgAAlwwAMOwGAgDeCgAh-QZAAOUKACGQBwIA3goAIZoHAgDeCgAhmwcBAN0KACECGQAAng4AIC8AAJUOACAKGQAAkQsAIC8AAJULACDaBgAAlwwAMNsGAACCAQAQ3AYAAJcMADDsBgIAAAAB-QZAAOUKACGQBwIA3goAIZoHAgDeCgAhmwcBAN0KACEDAAAAggEAIAEAAIMBADACAACEAQAgCQMAAJELACAvAACVCwAg2gYAAJYMADDbBgAAhgEAENwGAACWDAAw-QZAAOUKACGHBwIA3goAIZAHAgDeCgAhnAcCAN4KACECAwAAng4AIC8AAJUOACAKAwAAkQsAIC8AAJULACDaBgAAlgwAMNsGAACGAQAQ3AYAAJYMADD5BkAA5QoAIYcHAgDeCgAhkAcCAN4KACGcBwIA3goAIa0IAACVDAAgAwAAAIYBACABAACHAQAwAgAAiAEAIAYvAACVCwAgMgIA3goAIdoGAACUCwAw2wYAAIoBABDcBgAAlAsAMJAHAgDeCgAhAQAAAIoBACANLwAAigsAIDQAAIkLACDaBgAAhQsAMNsGAACMAQAQ3AYAAIULADDsBgIA3goAIfkGQADlCgAh-gZAAIcLACGOBwEA3QoAIY8HAgDTCwAhkAcCANMLACGRBwEAhgsAIZIHIACICwAhAQAAAIwBACAPBAAAkQsAIDMAAJMMACDaBgAAkgwAMNsGAACOAQAQ3AYAAJIMADDsBgIA3goAIfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZQHAQDdCgAhlQcEAJALACGWBwEA3QoAIZcHAQDdCgAhmAdAAOUKACGZBwEA3QoAIQEAAACOAQAgAQAAAIwBACABAAAAfgAgAQAAAIIBACABAAAAhgEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAcwAgAQAAdAAwAgAAdQAgChkAAJELACDaBgAAlAwAMNsGAACWAQAQ3AYAAJQMADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGdBwEA3QoAIbkHAQDdCgAhvAdAAIcLACECGQAAng4AILwHAADaDAAgChkAAJELACDaBgAAlAwAMNsGAACWAQAQ3AYAAJQMADDsBgIAAAAB-QZAAOUKACGaBwIA3goAIZ0HAQDdCgAhuQcBAN0KACG8B0AAhwsAIQMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAhgEAIAEAAIcBADACAACIAQAgAgQAAJ4OACAzAACWFQAgDwQAAJELACAzAACTDAAg2gYAAJIMADDbBgAAjgEAENwGAACSDAAw7AYCAAAAAfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZQHAQDdCgAhlQcEAJALACGWBwEA3QoAIZcHAQAAAAGYB0AA5QoAIZkHAQDdCgAhAwAAAI4BACABAACbAQAwAgAAnAEAIAcEAACRCwAgNwIA3goAIdoGAACPCwAw2wYAAJ4BABDcBgAAjwsAMIgHAgDeCgAhkwcEAJALACEBAAAAngEAIBMZAADxCwAgOQAAkQsAIDoAAPELACDaBgAAkAwAMNsGAACgAQAQ3AYAAJAMADDsBgIA3goAIfkGQADlCgAhmgcCANMLACGiBwAAkQyHCCL5BwEA3QoAIfoHAgDeCgAhgAgBAN0KACGECAIA3goAIYUIAQCGCwAhhwgCANMLACGICAEAhgsAIYkIQACHCwAhighAAIcLACEJGQAAng4AIDkAAJ4OACA6AACeDgAgmgcAANoMACCFCAAA2gwAIIcIAADaDAAgiAgAANoMACCJCAAA2gwAIIoIAADaDAAgExkAAPELACA5AACRCwAgOgAA8QsAINoGAACQDAAw2wYAAKABABDcBgAAkAwAMOwGAgAAAAH5BkAA5QoAIZoHAgDTCwAhogcAAJEMhwgi-QcBAN0KACH6BwIA3goAIYAIAQDdCgAhhAgCAN4KACGFCAEAhgsAIYcIAgDTCwAhiAgBAIYLACGJCEAAhwsAIYoIQACHCwAhAwAAAKABACABAAChAQAwAgAAogEAIDYQAAD2CwAgEQAA9wsAIBIAAPgLACATAAD5CwAgFAAA-gsAIBUAAPsLACAWAAD8CwAgFwAA2AsAIBsAAP0LACAcAADFCwAgIQAA_wsAICMAAP4LACAlAACADAAgKgAAgQwAICwAAIUMACAuAACCDAAgMAAAhAwAIDEAAIcMACA1AACDDAAgNgAAhgwAIDcAAIgMACA4AACJDAAgOwAAigwAIDwAAIoMACA9AACKDAAgPwAAiwwAIEAAAIsMACBBAACMDAAgQgAAjQwAIEQAAI4MACBFAACPDAAg2gYAAPQLADDbBgAApAEAENwGAAD0CwAw7AYCAN4KACH5BkAA5QoAIZEHAQCGCwAhwwdAAIcLACGRCAEAhgsAIZwIAQDdCgAhnQhAAIcLACGeCAEAhgsAIaAIAAD1C6AIIqEIQACHCwAhoghAAIcLACGjCAEAhgsAIaQIQACHCwAhpQhAAIcLACGmCAEAhgsAIacIQACHCwAhqAgCAN4KACGpCCAAiAsAIaoIQACHCwAhqwggAIgLACEBAAAApAEAIAEAAACkAQAgAwAAAKABACABAAChAQAwAgAAogEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACAOBAAA8QsAID4AAJELACDaBgAA8wsAMNsGAACpAQAQ3AYAAPMLADDrBkAA5QoAIewGAgDeCgAhiAcCANMLACGdBwEAhgsAIbkHAQDdCgAh-QcBAN0KACH6BwIA3goAIYIIAgDeCgAhgwgCAN4KACEEBAAAng4AID4AAJ4OACCIBwAA2gwAIJ0HAADaDAAgDwQAAPELACA-AACRCwAg2gYAAPMLADDbBgAAqQEAENwGAADzCwAw6wZAAOUKACHsBgIAAAABiAcCANMLACGdBwEAhgsAIbkHAQDdCgAh-QcBAN0KACH6BwIA3goAIYIIAgDeCgAhgwgCAN4KACGsCAAA8gsAIAMAAACpAQAgAQAAqgEAMAIAAKsBACABAAAApAEAIAMAAACpAQAgAQAAqgEAMAIAAKsBACAOAwAA8QsAIEsAANILACDaBgAA8AsAMNsGAACvAQAQ3AYAAPALADDsBgIA3goAIfkGQADlCgAhhwcCANMLACHyBwIA3goAIfcHAQCGCwAhlQgBAN0KACGWCAEA3QoAIZcIQADlCgAhmAhAAIcLACEEAwAAng4AIIcHAADaDAAg9wcAANoMACCYCAAA2gwAIA4DAADxCwAgSwAA0gsAINoGAADwCwAw2wYAAK8BABDcBgAA8AsAMOwGAgAAAAH5BkAA5QoAIYcHAgDTCwAh8gcCAN4KACH3BwEAhgsAIZUIAQDdCgAhlggBAN0KACGXCEAA5QoAIZgIQACHCwAhAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAACkAQAgCwMAAJELACDaBgAA7wsAMNsGAAC0AQAQ3AYAAO8LADD5BkAA5QoAIfoGQADlCgAh_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhkAgBAN0KACGRCAEA3QoAIQIDAACeDgAggQcAANoMACALAwAAkQsAINoGAADvCwAw2wYAALQBABDcBgAA7wsAMPkGQADlCgAh-gZAAOUKACH_BgABAAABgQdAAIcLACGHBwIA3goAIZAIAQDdCgAhkQgBAN0KACEDAAAAtAEAIAEAALUBADACAAC2AQAgC0MAAJELACDaBgAA7gsAMNsGAAC4AQAQ3AYAAO4LADDsBgIA3goAIfkGQADlCgAh-gZAAOUKACH_BgAByAsAIZIIAgDeCgAhkwgCAN4KACGUCAIA3goAIQFDAACeDgAgC0MAAJELACDaBgAA7gsAMNsGAAC4AQAQ3AYAAO4LADDsBgIAAAAB-QZAAOUKACH6BkAA5QoAIf8GAAEAAAGSCAIA3goAIZMIAgDeCgAhlAgCAN4KACEDAAAAuAEAIAEAALkBADACAAC6AQAgEwMAAJELACDaBgAA7QsAMNsGAAC8AQAQ3AYAAO0LADDsBgIA3goAIe4GQACHCwAh9gZAAOUKACH6BkAAhwsAIYcHAgDeCgAhkwcEAJALACGXBwEAhgsAIfEHAQDdCgAh8gcCAN4KACHzBwIA3goAIfQHAgDeCgAh9QcEAJALACH2BwIA3goAIfcHAQCGCwAh-AdAAIcLACEGAwAAng4AIO4GAADaDAAg-gYAANoMACCXBwAA2gwAIPcHAADaDAAg-AcAANoMACATAwAAkQsAINoGAADtCwAw2wYAALwBABDcBgAA7QsAMOwGAgAAAAHuBkAAhwsAIfYGQADlCgAh-gZAAIcLACGHBwIA3goAIZMHBACQCwAhlwcBAAAAAfEHAQDdCgAh8gcCAN4KACHzBwIA3goAIfQHAgDeCgAh9QcEAJALACH2BwIA3goAIfcHAQCGCwAh-AdAAIcLACEDAAAAvAEAIAEAAL0BADACAAC-AQAgAQAAAAMAIAEAAAAHACABAAAACQAgAQAAACsAIAEAAAAvACABAAAAMwAgAQAAADcAIAEAAAA9ACABAAAAQwAgAQAAAEsAIAEAAABOACABAAAAWwAgAQAAAF8AIAEAAAB6ACABAAAAfgAgAQAAAIIBACABAAAAcwAgAQAAAJYBACABAAAAhgEAIAEAAACOAQAgAQAAAKABACABAAAAoAEAIAEAAACgAQAgAQAAAKkBACABAAAAqQEAIAEAAACvAQAgAQAAALQBACABAAAAuAEAIAEAAAC8AQAgAQAAAAEAICwQAAD8FAAgEQAA_RQAIBIAAP4UACATAAD_FAAgFAAAgBUAIBUAAIEVACAWAACCFQAgFwAAsREAIBsAAIMVACAcAADXEAAgIQAAhRUAICMAAIQVACAlAACGFQAgKgAAhxUAICwAAIsVACAuAACIFQAgMAAAihUAIDEAAI0VACA1AACJFQAgNgAAjBUAIDcAAI4VACA4AACPFQAgOwAAkBUAIDwAAJAVACA9AACQFQAgPwAAkRUAIEAAAJEVACBBAACSFQAgQgAAkxUAIEQAAJQVACBFAACVFQAgkQcAANoMACDDBwAA2gwAIJEIAADaDAAgnQgAANoMACCeCAAA2gwAIKEIAADaDAAgoggAANoMACCjCAAA2gwAIKQIAADaDAAgpQgAANoMACCmCAAA2gwAIKcIAADaDAAgqggAANoMACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACAzEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBcAAOQUACAbAADlFAAgHAAA5hQAICEAAOgUACAjAADnFAAgJQAA6RQAICoAAOoUACAsAADuFAAgLgAA6xQAIDAAAO0UACAxAADwFAAgNQAA7BQAIDYAAO8UACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQFLAADiAQAgFOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQFLAADkAQAwAUsAAOQBADAzEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAgAAAAEAIEsAAOcBACAU7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACECAAAApAEAIEsAAOkBACACAAAApAEAIEsAAOkBACADAAAAAQAgUgAA4gEAIFMAAOcBACABAAAAAQAgAQAAAKQBACASCgAA-REAIFgAAPoRACBZAAD9EQAgWgAA_BEAIFsAAPsRACCRBwAA2gwAIMMHAADaDAAgkQgAANoMACCdCAAA2gwAIJ4IAADaDAAgoQgAANoMACCiCAAA2gwAIKMIAADaDAAgpAgAANoMACClCAAA2gwAIKYIAADaDAAgpwgAANoMACCqCAAA2gwAIBfaBgAA6QsAMNsGAADwAQAQ3AYAAOkLADDsBgIA0QoAIfkGQADhCgAhkQcBAPkKACHDB0AA7woAIZEIAQD5CgAhnAgBANAKACGdCEAA7woAIZ4IAQD5CgAhoAgAAOoLoAgioQhAAO8KACGiCEAA7woAIaMIAQD5CgAhpAhAAO8KACGlCEAA7woAIaYIAQD5CgAhpwhAAO8KACGoCAIA0QoAIakIIACCCwAhqghAAO8KACGrCCAAggsAIQMAAACkAQAgAQAA7wEAMFcAAPABACADAAAApAEAIAEAAN4BADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAACgDQAgBQAAoQ0AIA8AAO4NACDsBgIAAAAB8wYCAAAAAfQGAACfDQAg-QZAAAAAAfoGQAAAAAH_BgABAAABhwcCAAAAAYkHAQAAAAHYB0AAAAABmQgBAAAAAZoIQAAAAAGbCAIAAAABAUsAAPgBACAM7AYCAAAAAfMGAgAAAAH0BgAAnw0AIPkGQAAAAAH6BkAAAAAB_wYAAQAAAYcHAgAAAAGJBwEAAAAB2AdAAAAAAZkIAQAAAAGaCEAAAAABmwgCAAAAAQFLAAD6AQAwAUsAAPoBADABAAAABwAgAQAAAA0AIA8DAACcDQAgBQAAnQ0AIA8AAOwNACDsBgIA4QwAIfMGAgD4DAAh9AYAAJoNACD5BkAA5gwAIfoGQAD3DAAh_wYAAfUMACGHBwIA4QwAIYkHAQDgDAAh2AdAAPcMACGZCAEA4AwAIZoIQAD3DAAhmwgCAPgMACECAAAABQAgSwAA_wEAIAzsBgIA4QwAIfMGAgD4DAAh9AYAAJoNACD5BkAA5gwAIfoGQAD3DAAh_wYAAfUMACGHBwIA4QwAIYkHAQDgDAAh2AdAAPcMACGZCAEA4AwAIZoIQAD3DAAhmwgCAPgMACECAAAAAwAgSwAAgQIAIAIAAAADACBLAACBAgAgAQAAAAcAIAEAAAANACADAAAABQAgUgAA-AEAIFMAAP8BACABAAAABQAgAQAAAAMAIAoKAAD0EQAgWAAA9REAIFkAAPgRACBaAAD3EQAgWwAA9hEAIPMGAADaDAAg-gYAANoMACDYBwAA2gwAIJoIAADaDAAgmwgAANoMACAP2gYAAOgLADDbBgAAigIAENwGAADoCwAw7AYCANEKACHzBgIA8AoAIfQGAADuCgAg-QZAAOEKACH6BkAA7woAIf8GAAHtCgAhhwcCANEKACGJBwEA0AoAIdgHQADvCgAhmQgBANAKACGaCEAA7woAIZsIAgDwCgAhAwAAAAMAIAEAAIkCADBXAACKAgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACxAQAgAQAAALEBACADAAAArwEAIAEAALABADACAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACALAwAA8xEAIEuAAAAAAewGAgAAAAH5BkAAAAABhwcCAAAAAfIHAgAAAAH3BwEAAAABlQgBAAAAAZYIAQAAAAGXCEAAAAABmAhAAAAAAQFLAACSAgAgCkuAAAAAAewGAgAAAAH5BkAAAAABhwcCAAAAAfIHAgAAAAH3BwEAAAABlQgBAAAAAZYIAQAAAAGXCEAAAAABmAhAAAAAAQFLAACUAgAwAUsAAJQCADABAAAApAEAIAsDAADyEQAgS4AAAAAB7AYCAOEMACH5BkAA5gwAIYcHAgD4DAAh8gcCAOEMACH3BwEAjA0AIZUIAQDgDAAhlggBAOAMACGXCEAA5gwAIZgIQAD3DAAhAgAAALEBACBLAACYAgAgCkuAAAAAAewGAgDhDAAh-QZAAOYMACGHBwIA-AwAIfIHAgDhDAAh9wcBAIwNACGVCAEA4AwAIZYIAQDgDAAhlwhAAOYMACGYCEAA9wwAIQIAAACvAQAgSwAAmgIAIAIAAACvAQAgSwAAmgIAIAEAAACkAQAgAwAAALEBACBSAACSAgAgUwAAmAIAIAEAAACxAQAgAQAAAK8BACAICgAA7REAIFgAAO4RACBZAADxEQAgWgAA8BEAIFsAAO8RACCHBwAA2gwAIPcHAADaDAAgmAgAANoMACANSwAAzwsAINoGAADnCwAw2wYAAKICABDcBgAA5wsAMOwGAgDRCgAh-QZAAOEKACGHBwIA8AoAIfIHAgDRCgAh9wcBAPkKACGVCAEA0AoAIZYIAQDQCgAhlwhAAOEKACGYCEAA7woAIQMAAACvAQAgAQAAoQIAMFcAAKICACADAAAArwEAIAEAALABADACAACxAQAgAQAAALoBACABAAAAugEAIAMAAAC4AQAgAQAAuQEAMAIAALoBACADAAAAuAEAIAEAALkBADACAAC6AQAgAwAAALgBACABAAC5AQAwAgAAugEAIAhDAADsEQAg7AYCAAAAAfkGQAAAAAH6BkAAAAAB_wYAAQAAAZIIAgAAAAGTCAIAAAABlAgCAAAAAQFLAACqAgAgB-wGAgAAAAH5BkAAAAAB-gZAAAAAAf8GAAEAAAGSCAIAAAABkwgCAAAAAZQIAgAAAAEBSwAArAIAMAFLAACsAgAwCEMAAOsRACDsBgIA4QwAIfkGQADmDAAh-gZAAOYMACH_BgAB9QwAIZIIAgDhDAAhkwgCAOEMACGUCAIA4QwAIQIAAAC6AQAgSwAArwIAIAfsBgIA4QwAIfkGQADmDAAh-gZAAOYMACH_BgAB9QwAIZIIAgDhDAAhkwgCAOEMACGUCAIA4QwAIQIAAAC4AQAgSwAAsQIAIAIAAAC4AQAgSwAAsQIAIAMAAAC6AQAgUgAAqgIAIFMAAK8CACABAAAAugEAIAEAAAC4AQAgBQoAAOYRACBYAADnEQAgWQAA6hEAIFoAAOkRACBbAADoEQAgCtoGAADmCwAw2wYAALgCABDcBgAA5gsAMOwGAgDRCgAh-QZAAOEKACH6BkAA4QoAIf8GAAHtCgAhkggCANEKACGTCAIA0QoAIZQIAgDRCgAhAwAAALgBACABAAC3AgAwVwAAuAIAIAMAAAC4AQAgAQAAuQEAMAIAALoBACABAAAAtgEAIAEAAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgCAMAAOURACD5BkAAAAAB-gZAAAAAAf8GAAEAAAGBB0AAAAABhwcCAAAAAZAIAQAAAAGRCAEAAAABAUsAAMACACAH-QZAAAAAAfoGQAAAAAH_BgABAAABgQdAAAAAAYcHAgAAAAGQCAEAAAABkQgBAAAAAQFLAADCAgAwAUsAAMICADAIAwAA5BEAIPkGQADmDAAh-gZAAOYMACH_BgAB9QwAIYEHQAD3DAAhhwcCAOEMACGQCAEA4AwAIZEIAQDgDAAhAgAAALYBACBLAADFAgAgB_kGQADmDAAh-gZAAOYMACH_BgAB9QwAIYEHQAD3DAAhhwcCAOEMACGQCAEA4AwAIZEIAQDgDAAhAgAAALQBACBLAADHAgAgAgAAALQBACBLAADHAgAgAwAAALYBACBSAADAAgAgUwAAxQIAIAEAAAC2AQAgAQAAALQBACAGCgAA3xEAIFgAAOARACBZAADjEQAgWgAA4hEAIFsAAOERACCBBwAA2gwAIAraBgAA5QsAMNsGAADOAgAQ3AYAAOULADD5BkAA4QoAIfoGQADhCgAh_wYAAe0KACGBB0AA7woAIYcHAgDRCgAhkAgBANAKACGRCAEA0AoAIQMAAAC0AQAgAQAAzQIAMFcAAM4CACADAAAAtAEAIAEAALUBADACAAC2AQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA3hEAIN0GAQAAAAH5BkAAAAABhwcCAAAAAaIHAgAAAAG5BwEAAAABjggBAAAAAY8IAAEAAAEBSwAA1gIAIAfdBgEAAAAB-QZAAAAAAYcHAgAAAAGiBwIAAAABuQcBAAAAAY4IAQAAAAGPCAABAAABAUsAANgCADABSwAA2AIAMAgDAADdEQAg3QYBAOAMACH5BkAA5gwAIYcHAgDhDAAhogcCAOEMACG5BwEA4AwAIY4IAQDgDAAhjwgAAfUMACECAAAAXQAgSwAA2wIAIAfdBgEA4AwAIfkGQADmDAAhhwcCAOEMACGiBwIA4QwAIbkHAQDgDAAhjggBAOAMACGPCAAB9QwAIQIAAABbACBLAADdAgAgAgAAAFsAIEsAAN0CACADAAAAXQAgUgAA1gIAIFMAANsCACABAAAAXQAgAQAAAFsAIAUKAADYEQAgWAAA2REAIFkAANwRACBaAADbEQAgWwAA2hEAIAraBgAA5AsAMNsGAADkAgAQ3AYAAOQLADDdBgEA0AoAIfkGQADhCgAhhwcCANEKACGiBwIA0QoAIbkHAQDQCgAhjggBANAKACGPCAAB7QoAIQMAAABbACABAADjAgAwVwAA5AIAIAMAAABbACABAABcADACAABdACAM2gYAAOMLADDbBgAA6gIAENwGAADjCwAw6wZAAOUKACHsBgIAAAAB-QcBAN0KACH6BwIA0wsAIf8HAgDTCwAhgAgBAIYLACGLCAEA3QoAIYwIAQCGCwAhjQgAANILACABAAAA5wIAIAEAAADnAgAgDNoGAADjCwAw2wYAAOoCABDcBgAA4wsAMOsGQADlCgAh7AYCAN4KACH5BwEA3QoAIfoHAgDTCwAh_wcCANMLACGACAEAhgsAIYsIAQDdCgAhjAgBAIYLACGNCAAA0gsAIAT6BwAA2gwAIP8HAADaDAAggAgAANoMACCMCAAA2gwAIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAnrBkAAAAAB7AYCAAAAAfkHAQAAAAH6BwIAAAAB_wcCAAAAAYAIAQAAAAGLCAEAAAABjAgBAAAAAY0IgAAAAAEBSwAA7wIAIAnrBkAAAAAB7AYCAAAAAfkHAQAAAAH6BwIAAAAB_wcCAAAAAYAIAQAAAAGLCAEAAAABjAgBAAAAAY0IgAAAAAEBSwAA8QIAMAFLAADxAgAwCesGQADmDAAh7AYCAOEMACH5BwEA4AwAIfoHAgD4DAAh_wcCAPgMACGACAEAjA0AIYsIAQDgDAAhjAgBAIwNACGNCIAAAAABAgAAAOcCACBLAAD0AgAgCesGQADmDAAh7AYCAOEMACH5BwEA4AwAIfoHAgD4DAAh_wcCAPgMACGACAEAjA0AIYsIAQDgDAAhjAgBAIwNACGNCIAAAAABAgAAAOoCACBLAAD2AgAgAgAAAOoCACBLAAD2AgAgAwAAAOcCACBSAADvAgAgUwAA9AIAIAEAAADnAgAgAQAAAOoCACAJCgAA0xEAIFgAANQRACBZAADXEQAgWgAA1hEAIFsAANURACD6BwAA2gwAIP8HAADaDAAggAgAANoMACCMCAAA2gwAIAzaBgAA4gsAMNsGAAD9AgAQ3AYAAOILADDrBkAA4QoAIewGAgDRCgAh-QcBANAKACH6BwIA8AoAIf8HAgDwCgAhgAgBAPkKACGLCAEA0AoAIYwIAQD5CgAhjQgAAM8LACADAAAA6gIAIAEAAPwCADBXAAD9AgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAEAAACiAQAgAQAAAKIBACADAAAAoAEAIAEAAKEBADACAACiAQAgAwAAAKABACABAAChAQAwAgAAogEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACAQGQAA0REAIDkAANARACA6AADSEQAg7AYCAAAAAfkGQAAAAAGaBwIAAAABogcAAACHCAL5BwEAAAAB-gcCAAAAAYAIAQAAAAGECAIAAAABhQgBAAAAAYcIAgAAAAGICAEAAAABiQhAAAAAAYoIQAAAAAEBSwAAhQMAIA3sBgIAAAAB-QZAAAAAAZoHAgAAAAGiBwAAAIcIAvkHAQAAAAH6BwIAAAABgAgBAAAAAYQIAgAAAAGFCAEAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABighAAAAAAQFLAACHAwAwAUsAAIcDADABAAAApAEAIAEAAACkAQAgEBkAAM4RACA5AADNEQAgOgAAzxEAIOwGAgDhDAAh-QZAAOYMACGaBwIA-AwAIaIHAADMEYcIIvkHAQDgDAAh-gcCAOEMACGACAEA4AwAIYQIAgDhDAAhhQgBAIwNACGHCAIA-AwAIYgIAQCMDQAhiQhAAPcMACGKCEAA9wwAIQIAAACiAQAgSwAAjAMAIA3sBgIA4QwAIfkGQADmDAAhmgcCAPgMACGiBwAAzBGHCCL5BwEA4AwAIfoHAgDhDAAhgAgBAOAMACGECAIA4QwAIYUIAQCMDQAhhwgCAPgMACGICAEAjA0AIYkIQAD3DAAhighAAPcMACECAAAAoAEAIEsAAI4DACACAAAAoAEAIEsAAI4DACABAAAApAEAIAEAAACkAQAgAwAAAKIBACBSAACFAwAgUwAAjAMAIAEAAACiAQAgAQAAAKABACALCgAAxxEAIFgAAMgRACBZAADLEQAgWgAAyhEAIFsAAMkRACCaBwAA2gwAIIUIAADaDAAghwgAANoMACCICAAA2gwAIIkIAADaDAAgiggAANoMACAQ2gYAAN4LADDbBgAAlwMAENwGAADeCwAw7AYCANEKACH5BkAA4QoAIZoHAgDwCgAhogcAAN8Lhwgi-QcBANAKACH6BwIA0QoAIYAIAQDQCgAhhAgCANEKACGFCAEA-QoAIYcIAgDwCgAhiAgBAPkKACGJCEAA7woAIYoIQADvCgAhAwAAAKABACABAACWAwAwVwAAlwMAIAMAAACgAQAgAQAAoQEAMAIAAKIBACABAAAAqwEAIAEAAACrAQAgAwAAAKkBACABAACqAQAwAgAAqwEAIAMAAACpAQAgAQAAqgEAMAIAAKsBACADAAAAqQEAIAEAAKoBADACAACrAQAgCwQAAMURACA-AADGEQAg6wZAAAAAAewGAgAAAAGIBwIAAAABnQcBAAAAAbkHAQAAAAH5BwEAAAAB-gcCAAAAAYIIAgAAAAGDCAIAAAABAUsAAJ8DACAJ6wZAAAAAAewGAgAAAAGIBwIAAAABnQcBAAAAAbkHAQAAAAH5BwEAAAAB-gcCAAAAAYIIAgAAAAGDCAIAAAABAUsAAKEDADABSwAAoQMAMAEAAACkAQAgCwQAAMMRACA-AADEEQAg6wZAAOYMACHsBgIA4QwAIYgHAgD4DAAhnQcBAIwNACG5BwEA4AwAIfkHAQDgDAAh-gcCAOEMACGCCAIA4QwAIYMIAgDhDAAhAgAAAKsBACBLAAClAwAgCesGQADmDAAh7AYCAOEMACGIBwIA-AwAIZ0HAQCMDQAhuQcBAOAMACH5BwEA4AwAIfoHAgDhDAAhgggCAOEMACGDCAIA4QwAIQIAAACpAQAgSwAApwMAIAIAAACpAQAgSwAApwMAIAEAAACkAQAgAwAAAKsBACBSAACfAwAgUwAApQMAIAEAAACrAQAgAQAAAKkBACAHCgAAvhEAIFgAAL8RACBZAADCEQAgWgAAwREAIFsAAMARACCIBwAA2gwAIJ0HAADaDAAgDNoGAADdCwAw2wYAAK8DABDcBgAA3QsAMOsGQADhCgAh7AYCANEKACGIBwIA8AoAIZ0HAQD5CgAhuQcBANAKACH5BwEA0AoAIfoHAgDRCgAhgggCANEKACGDCAIA0QoAIQMAAACpAQAgAQAArgMAMFcAAK8DACADAAAAqQEAIAEAAKoBADACAACrAQAgEdoGAADbCwAw2wYAALUDABDcBgAA2wsAMOsGQADlCgAh7AYCAAAAAZoHAgDTCwAhnQcBAIYLACHxBwEA3QoAIfkHAQDdCgAh-gcCAN4KACH7BwIA0wsAIfwHAQDdCgAh_QcBAIYLACH-ByAAiAsAIf8HAgDTCwAhgAgBAIYLACGBCAAA3AsAIAEAAACyAwAgAQAAALIDACAQ2gYAANsLADDbBgAAtQMAENwGAADbCwAw6wZAAOUKACHsBgIA3goAIZoHAgDTCwAhnQcBAIYLACHxBwEA3QoAIfkHAQDdCgAh-gcCAN4KACH7BwIA0wsAIfwHAQDdCgAh_QcBAIYLACH-ByAAiAsAIf8HAgDTCwAhgAgBAIYLACEGmgcAANoMACCdBwAA2gwAIPsHAADaDAAg_QcAANoMACD_BwAA2gwAIIAIAADaDAAgAwAAALUDACABAAC2AwAwAgAAsgMAIAMAAAC1AwAgAQAAtgMAMAIAALIDACADAAAAtQMAIAEAALYDADACAACyAwAgDesGQAAAAAHsBgIAAAABmgcCAAAAAZ0HAQAAAAHxBwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AcBAAAAAf0HAQAAAAH-ByAAAAAB_wcCAAAAAYAIAQAAAAEBSwAAugMAIA3rBkAAAAAB7AYCAAAAAZoHAgAAAAGdBwEAAAAB8QcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHAQAAAAH9BwEAAAAB_gcgAAAAAf8HAgAAAAGACAEAAAABAUsAALwDADABSwAAvAMAMA3rBkAA5gwAIewGAgDhDAAhmgcCAPgMACGdBwEAjA0AIfEHAQDgDAAh-QcBAOAMACH6BwIA4QwAIfsHAgD4DAAh_AcBAOAMACH9BwEAjA0AIf4HIACPDgAh_wcCAPgMACGACAEAjA0AIQIAAACyAwAgSwAAvwMAIA3rBkAA5gwAIewGAgDhDAAhmgcCAPgMACGdBwEAjA0AIfEHAQDgDAAh-QcBAOAMACH6BwIA4QwAIfsHAgD4DAAh_AcBAOAMACH9BwEAjA0AIf4HIACPDgAh_wcCAPgMACGACAEAjA0AIQIAAAC1AwAgSwAAwQMAIAIAAAC1AwAgSwAAwQMAIAMAAACyAwAgUgAAugMAIFMAAL8DACABAAAAsgMAIAEAAAC1AwAgCwoAALkRACBYAAC6EQAgWQAAvREAIFoAALwRACBbAAC7EQAgmgcAANoMACCdBwAA2gwAIPsHAADaDAAg_QcAANoMACD_BwAA2gwAIIAIAADaDAAgENoGAADaCwAw2wYAAMgDABDcBgAA2gsAMOsGQADhCgAh7AYCANEKACGaBwIA8AoAIZ0HAQD5CgAh8QcBANAKACH5BwEA0AoAIfoHAgDRCgAh-wcCAPAKACH8BwEA0AoAIf0HAQD5CgAh_gcgAIILACH_BwIA8AoAIYAIAQD5CgAhAwAAALUDACABAADHAwAwVwAAyAMAIAMAAAC1AwAgAQAAtgMAMAIAALIDACABAAAAvgEAIAEAAAC-AQAgAwAAALwBACABAAC9AQAwAgAAvgEAIAMAAAC8AQAgAQAAvQEAMAIAAL4BACADAAAAvAEAIAEAAL0BADACAAC-AQAgEAMAALgRACDsBgIAAAAB7gZAAAAAAfYGQAAAAAH6BkAAAAABhwcCAAAAAZMHBAAAAAGXBwEAAAAB8QcBAAAAAfIHAgAAAAHzBwIAAAAB9AcCAAAAAfUHBAAAAAH2BwIAAAAB9wcBAAAAAfgHQAAAAAEBSwAA0AMAIA_sBgIAAAAB7gZAAAAAAfYGQAAAAAH6BkAAAAABhwcCAAAAAZMHBAAAAAGXBwEAAAAB8QcBAAAAAfIHAgAAAAHzBwIAAAAB9AcCAAAAAfUHBAAAAAH2BwIAAAAB9wcBAAAAAfgHQAAAAAEBSwAA0gMAMAFLAADSAwAwEAMAALcRACDsBgIA4QwAIe4GQAD3DAAh9gZAAOYMACH6BkAA9wwAIYcHAgDhDAAhkwcEAJsOACGXBwEAjA0AIfEHAQDgDAAh8gcCAOEMACHzBwIA4QwAIfQHAgDhDAAh9QcEAJsOACH2BwIA4QwAIfcHAQCMDQAh-AdAAPcMACECAAAAvgEAIEsAANUDACAP7AYCAOEMACHuBkAA9wwAIfYGQADmDAAh-gZAAPcMACGHBwIA4QwAIZMHBACbDgAhlwcBAIwNACHxBwEA4AwAIfIHAgDhDAAh8wcCAOEMACH0BwIA4QwAIfUHBACbDgAh9gcCAOEMACH3BwEAjA0AIfgHQAD3DAAhAgAAALwBACBLAADXAwAgAgAAALwBACBLAADXAwAgAwAAAL4BACBSAADQAwAgUwAA1QMAIAEAAAC-AQAgAQAAALwBACAKCgAAshEAIFgAALMRACBZAAC2EQAgWgAAtREAIFsAALQRACDuBgAA2gwAIPoGAADaDAAglwcAANoMACD3BwAA2gwAIPgHAADaDAAgEtoGAADZCwAw2wYAAN4DABDcBgAA2QsAMOwGAgDRCgAh7gZAAO8KACH2BkAA4QoAIfoGQADvCgAhhwcCANEKACGTBwQAjAsAIZcHAQD5CgAh8QcBANAKACHyBwIA0QoAIfMHAgDRCgAh9AcCANEKACH1BwQAjAsAIfYHAgDRCgAh9wcBAPkKACH4B0AA7woAIQMAAAC8AQAgAQAA3QMAMFcAAN4DACADAAAAvAEAIAEAAL0BADACAAC-AQAgChcAANgLACDaBgAA1wsAMNsGAADkAwAQ3AYAANcLADDsBgIAAAAB-QZAAOUKACGdBwEA3QoAIZ4HAQDdCgAhwwdAAIcLACHwBwIA3goAIQEAAADhAwAgAQAAAOEDACAKFwAA2AsAINoGAADXCwAw2wYAAOQDABDcBgAA1wsAMOwGAgDeCgAh-QZAAOUKACGdBwEA3QoAIZ4HAQDdCgAhwwdAAIcLACHwBwIA3goAIQIXAACxEQAgwwcAANoMACADAAAA5AMAIAEAAOUDADACAADhAwAgAwAAAOQDACABAADlAwAwAgAA4QMAIAMAAADkAwAgAQAA5QMAMAIAAOEDACAHFwAAsBEAIOwGAgAAAAH5BkAAAAABnQcBAAAAAZ4HAQAAAAHDB0AAAAAB8AcCAAAAAQFLAADpAwAgBuwGAgAAAAH5BkAAAAABnQcBAAAAAZ4HAQAAAAHDB0AAAAAB8AcCAAAAAQFLAADrAwAwAUsAAOsDADAHFwAAoxEAIOwGAgDhDAAh-QZAAOYMACGdBwEA4AwAIZ4HAQDgDAAhwwdAAPcMACHwBwIA4QwAIQIAAADhAwAgSwAA7gMAIAbsBgIA4QwAIfkGQADmDAAhnQcBAOAMACGeBwEA4AwAIcMHQAD3DAAh8AcCAOEMACECAAAA5AMAIEsAAPADACACAAAA5AMAIEsAAPADACADAAAA4QMAIFIAAOkDACBTAADuAwAgAQAAAOEDACABAAAA5AMAIAYKAACeEQAgWAAAnxEAIFkAAKIRACBaAAChEQAgWwAAoBEAIMMHAADaDAAgCdoGAADWCwAw2wYAAPcDABDcBgAA1gsAMOwGAgDRCgAh-QZAAOEKACGdBwEA0AoAIZ4HAQDQCgAhwwdAAO8KACHwBwIA0QoAIQMAAADkAwAgAQAA9gMAMFcAAPcDACADAAAA5AMAIAEAAOUDADACAADhAwAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOGAAAmxEAIBkAAJwRACAbAACdEQAg7AYCAAAAAfkGQAAAAAGaBwIAAAABmwcBAAAAAZ0HAQAAAAHqBwIAAAAB6wcgAAAAAewHIAAAAAHtBwIAAAAB7gdAAAAAAe8HAgAAAAEBSwAA_wMAIAvsBgIAAAAB-QZAAAAAAZoHAgAAAAGbBwEAAAABnQcBAAAAAeoHAgAAAAHrByAAAAAB7AcgAAAAAe0HAgAAAAHuB0AAAAAB7wcCAAAAAQFLAACBBAAwAUsAAIEEADAOGAAAjBEAIBkAAI0RACAbAACOEQAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhmwcBAOAMACGdBwEA4AwAIeoHAgDhDAAh6wcgAI8OACHsByAAjw4AIe0HAgDhDAAh7gdAAOYMACHvBwIA4QwAIQIAAAA5ACBLAACEBAAgC-wGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZsHAQDgDAAhnQcBAOAMACHqBwIA4QwAIesHIACPDgAh7AcgAI8OACHtBwIA4QwAIe4HQADmDAAh7wcCAOEMACECAAAANwAgSwAAhgQAIAIAAAA3ACBLAACGBAAgAwAAADkAIFIAAP8DACBTAACEBAAgAQAAADkAIAEAAAA3ACAFCgAAhxEAIFgAAIgRACBZAACLEQAgWgAAihEAIFsAAIkRACAO2gYAANULADDbBgAAjQQAENwGAADVCwAw7AYCANEKACH5BkAA4QoAIZoHAgDRCgAhmwcBANAKACGdBwEA0AoAIeoHAgDRCgAh6wcgAIILACHsByAAggsAIe0HAgDRCgAh7gdAAOEKACHvBwIA0QoAIQMAAAA3ACABAACMBAAwVwAAjQQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAcZAACGEQAgGgAAhREAIOwGAgAAAAH5BkAAAAABmgcCAAAAAZsHAQAAAAHpBwIAAAABAUsAAJUEACAF7AYCAAAAAfkGQAAAAAGaBwIAAAABmwcBAAAAAekHAgAAAAEBSwAAlwQAMAFLAACXBAAwBxkAAIQRACAaAACDEQAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhmwcBAOAMACHpBwIA4QwAIQIAAAA_ACBLAACaBAAgBewGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZsHAQDgDAAh6QcCAOEMACECAAAAPQAgSwAAnAQAIAIAAAA9ACBLAACcBAAgAwAAAD8AIFIAAJUEACBTAACaBAAgAQAAAD8AIAEAAAA9ACAFCgAA_hAAIFgAAP8QACBZAACCEQAgWgAAgREAIFsAAIARACAI2gYAANQLADDbBgAAowQAENwGAADUCwAw7AYCANEKACH5BkAA4QoAIZoHAgDRCgAhmwcBANAKACHpBwIA0QoAIQMAAAA9ACABAACiBAAwVwAAowQAIAMAAAA9ACABAAA-ADACAAA_ACAH2gYAANELADDbBgAAqQQAENwGAADRCwAw3wZAAOUKACGHBwIA0wsAIeEHAQAAAAHiBwAA0gsAIAEAAACmBAAgAQAAAKYEACAH2gYAANELADDbBgAAqQQAENwGAADRCwAw3wZAAOUKACGHBwIA0wsAIeEHAQDdCgAh4gcAANILACABhwcAANoMACADAAAAqQQAIAEAAKoEADACAACmBAAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAE3wZAAAAAAYcHAgAAAAHhBwEAAAAB4geAAAAAAQFLAACuBAAgBN8GQAAAAAGHBwIAAAAB4QcBAAAAAeIHgAAAAAEBSwAAsAQAMAFLAACwBAAwBN8GQADmDAAhhwcCAPgMACHhBwEA4AwAIeIHgAAAAAECAAAApgQAIEsAALMEACAE3wZAAOYMACGHBwIA-AwAIeEHAQDgDAAh4geAAAAAAQIAAACpBAAgSwAAtQQAIAIAAACpBAAgSwAAtQQAIAMAAACmBAAgUgAArgQAIFMAALMEACABAAAApgQAIAEAAACpBAAgBgoAAPkQACBYAAD6EAAgWQAA_RAAIFoAAPwQACBbAAD7EAAghwcAANoMACAH2gYAAM4LADDbBgAAvAQAENwGAADOCwAw3wZAAOEKACGHBwIA8AoAIeEHAQDQCgAh4gcAAM8LACADAAAAqQQAIAEAALsEADBXAAC8BAAgAwAAAKkEACABAACqBAAwAgAApgQAIAoDAACRCwAg2gYAAM0LADDbBgAAKQAQ3AYAAM0LADD5BkAA5QoAIYcHAgAAAAHdBwEA3QoAId4HBACQCwAh3wcCAN4KACHgB0AAhwsAIQEAAAC_BAAgAQAAAL8EACACAwAAng4AIOAHAADaDAAgAwAAACkAIAEAAMIEADACAAC_BAAgAwAAACkAIAEAAMIEADACAAC_BAAgAwAAACkAIAEAAMIEADACAAC_BAAgBwMAAPgQACD5BkAAAAABhwcCAAAAAd0HAQAAAAHeBwQAAAAB3wcCAAAAAeAHQAAAAAEBSwAAxgQAIAb5BkAAAAABhwcCAAAAAd0HAQAAAAHeBwQAAAAB3wcCAAAAAeAHQAAAAAEBSwAAyAQAMAFLAADIBAAwBwMAAPcQACD5BkAA5gwAIYcHAgDhDAAh3QcBAOAMACHeBwQAmw4AId8HAgDhDAAh4AdAAPcMACECAAAAvwQAIEsAAMsEACAG-QZAAOYMACGHBwIA4QwAId0HAQDgDAAh3gcEAJsOACHfBwIA4QwAIeAHQAD3DAAhAgAAACkAIEsAAM0EACACAAAAKQAgSwAAzQQAIAMAAAC_BAAgUgAAxgQAIFMAAMsEACABAAAAvwQAIAEAAAApACAGCgAA8hAAIFgAAPMQACBZAAD2EAAgWgAA9RAAIFsAAPQQACDgBwAA2gwAIAnaBgAAzAsAMNsGAADUBAAQ3AYAAMwLADD5BkAA4QoAIYcHAgDRCgAh3QcBANAKACHeBwQAjAsAId8HAgDRCgAh4AdAAO8KACEDAAAAKQAgAQAA0wQAMFcAANQEACADAAAAKQAgAQAAwgQAMAIAAL8EACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAADxEAAg_wYAAQAAAYEHQAAAAAGHBwIAAAABAUsAANwEACAD_wYAAQAAAYEHQAAAAAGHBwIAAAABAUsAAN4EADABSwAA3gQAMAQDAADwEAAg_wYAAfUMACGBB0AA9wwAIYcHAgDhDAAhAgAAAC0AIEsAAOEEACAD_wYAAfUMACGBB0AA9wwAIYcHAgDhDAAhAgAAACsAIEsAAOMEACACAAAAKwAgSwAA4wQAIAMAAAAtACBSAADcBAAgUwAA4QQAIAEAAAAtACABAAAAKwAgBgoAAOsQACBYAADsEAAgWQAA7xAAIFoAAO4QACBbAADtEAAggQcAANoMACAG2gYAAMsLADDbBgAA6gQAENwGAADLCwAw_wYAAe0KACGBB0AA7woAIYcHAgDRCgAhAwAAACsAIAEAAOkEADBXAADqBAAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAOoQACDsBgIAAAAB-QZAAAAAAYcHAgAAAAGJBwEAAAAB2AdAAAAAAdkHAAEAAAHaBwABAAAB2wcEAAAAAdwHAADpEAAgAUsAAPIEACAJ7AYCAAAAAfkGQAAAAAGHBwIAAAABiQcBAAAAAdgHQAAAAAHZBwABAAAB2gcAAQAAAdsHBAAAAAHcBwAA6RAAIAFLAAD0BAAwAUsAAPQEADAKAwAA6BAAIOwGAgDhDAAh-QZAAOYMACGHBwIA4QwAIYkHAQDgDAAh2AdAAPcMACHZBwAB9QwAIdoHAAH1DAAh2wcEAJsOACHcBwAA5xAAIAIAAAAxACBLAAD3BAAgCewGAgDhDAAh-QZAAOYMACGHBwIA4QwAIYkHAQDgDAAh2AdAAPcMACHZBwAB9QwAIdoHAAH1DAAh2wcEAJsOACHcBwAA5xAAIAIAAAAvACBLAAD5BAAgAgAAAC8AIEsAAPkEACADAAAAMQAgUgAA8gQAIFMAAPcEACABAAAAMQAgAQAAAC8AIAYKAADiEAAgWAAA4xAAIFkAAOYQACBaAADlEAAgWwAA5BAAINgHAADaDAAgDNoGAADKCwAw2wYAAIAFABDcBgAAygsAMOwGAgDRCgAh-QZAAOEKACGHBwIA0QoAIYkHAQDQCgAh2AdAAO8KACHZBwAB7QoAIdoHAAHtCgAh2wcEAIwLACHcBwAAgAsAIAMAAAAvACABAAD_BAAwVwAAgAUAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAADhEAAg7AYCAAAAAfkGQAAAAAGHBwIAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAABAUsAAIgFACAG7AYCAAAAAfkGQAAAAAGHBwIAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAABAUsAAIoFADABSwAAigUAMAcDAADgEAAg7AYCAOEMACH5BkAA5gwAIYcHAgDhDAAh1gcBAOAMACHXBwEA4AwAIdgHQAD3DAAhAgAAADUAIEsAAI0FACAG7AYCAOEMACH5BkAA5gwAIYcHAgDhDAAh1gcBAOAMACHXBwEA4AwAIdgHQAD3DAAhAgAAADMAIEsAAI8FACACAAAAMwAgSwAAjwUAIAMAAAA1ACBSAACIBQAgUwAAjQUAIAEAAAA1ACABAAAAMwAgBgoAANsQACBYAADcEAAgWQAA3xAAIFoAAN4QACBbAADdEAAg2AcAANoMACAJ2gYAAMkLADDbBgAAlgUAENwGAADJCwAw7AYCANEKACH5BkAA4QoAIYcHAgDRCgAh1gcBANAKACHXBwEA0AoAIdgHQADvCgAhAwAAADMAIAEAAJUFADBXAACWBQAgAwAAADMAIAEAADQAMAIAADUAIAbaBgAAxwsAMNsGAACcBQAQ3AYAAMcLADD5BkAA5QoAIYkHAQAAAAGcBwAByAsAIQEAAACZBQAgAQAAAJkFACAG2gYAAMcLADDbBgAAnAUAENwGAADHCwAw-QZAAOUKACGJBwEA3QoAIZwHAAHICwAhAAMAAACcBQAgAQAAnQUAMAIAAJkFACADAAAAnAUAIAEAAJ0FADACAACZBQAgAwAAAJwFACABAACdBQAwAgAAmQUAIAP5BkAAAAABiQcBAAAAAZwHAAEAAAEBSwAAoQUAIAP5BkAAAAABiQcBAAAAAZwHAAEAAAEBSwAAowUAMAFLAACjBQAwA_kGQADmDAAhiQcBAOAMACGcBwAB9QwAIQIAAACZBQAgSwAApgUAIAP5BkAA5gwAIYkHAQDgDAAhnAcAAfUMACECAAAAnAUAIEsAAKgFACACAAAAnAUAIEsAAKgFACADAAAAmQUAIFIAAKEFACBTAACmBQAgAQAAAJkFACABAAAAnAUAIAMKAADYEAAgWgAA2hAAIFsAANkQACAG2gYAAMYLADDbBgAArwUAENwGAADGCwAw-QZAAOEKACGJBwEA0AoAIZwHAAHtCgAhAwAAAJwFACABAACuBQAwVwAArwUAIAMAAACcBQAgAQAAnQUAMAIAAJkFACAHHAAAxQsAINoGAADECwAw2wYAAEcAENwGAADECwAw7AYCAAAAAYkHAQDdCgAhvQcBAAAAAQEAAACyBQAgAQAAALIFACABHAAA1xAAIAMAAABHACABAAC1BQAwAgAAsgUAIAMAAABHACABAAC1BQAwAgAAsgUAIAMAAABHACABAAC1BQAwAgAAsgUAIAQcAADWEAAg7AYCAAAAAYkHAQAAAAG9BwEAAAABAUsAALkFACAD7AYCAAAAAYkHAQAAAAG9BwEAAAABAUsAALsFADABSwAAuwUAMAQcAADJEAAg7AYCAOEMACGJBwEA4AwAIb0HAQDgDAAhAgAAALIFACBLAAC-BQAgA-wGAgDhDAAhiQcBAOAMACG9BwEA4AwAIQIAAABHACBLAADABQAgAgAAAEcAIEsAAMAFACADAAAAsgUAIFIAALkFACBTAAC-BQAgAQAAALIFACABAAAARwAgBQoAAMQQACBYAADFEAAgWQAAyBAAIFoAAMcQACBbAADGEAAgBtoGAADDCwAw2wYAAMcFABDcBgAAwwsAMOwGAgDRCgAhiQcBANAKACG9BwEA0AoAIQMAAABHACABAADGBQAwVwAAxwUAIAMAAABHACABAAC1BQAwAgAAsgUAIAEAAABFACABAAAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgDhkAALkQACAdAAC4EAAgIgAAwxAAICMAALoQACAkAAC7EAAg7AYCAAAAAfkGQAAAAAGaBwIAAAABnQcBAAAAAaIHAAAA0QcCuQcBAAAAAc8HAgAAAAHRBwIAAAAB0gcCAAAAAQFLAADPBQAgCewGAgAAAAH5BkAAAAABmgcCAAAAAZ0HAQAAAAGiBwAAANEHArkHAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAEBSwAA0QUAMAFLAADRBQAwAQAAAEcAIAEAAABLACAOGQAApBAAIB0AAKMQACAiAADCEAAgIwAApRAAICQAAKYQACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACGdBwEA4AwAIaIHAACiENEHIrkHAQDgDAAhzwcCAPgMACHRBwIA-AwAIdIHAgDhDAAhAgAAAEUAIEsAANYFACAJ7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhnQcBAOAMACGiBwAAohDRByK5BwEA4AwAIc8HAgD4DAAh0QcCAPgMACHSBwIA4QwAIQIAAABDACBLAADYBQAgAgAAAEMAIEsAANgFACABAAAARwAgAQAAAEsAIAMAAABFACBSAADPBQAgUwAA1gUAIAEAAABFACABAAAAQwAgBwoAAL0QACBYAAC-EAAgWQAAwRAAIFoAAMAQACBbAAC_EAAgzwcAANoMACDRBwAA2gwAIAzaBgAAvwsAMNsGAADhBQAQ3AYAAL8LADDsBgIA0QoAIfkGQADhCgAhmgcCANEKACGdBwEA0AoAIaIHAADAC9EHIrkHAQDQCgAhzwcCAPAKACHRBwIA8AoAIdIHAgDRCgAhAwAAAEMAIAEAAOAFADBXAADhBQAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABUACABAAAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgChkAALUQACAeAAC8EAAgHwAAthAAICEAALcQACDsBgIAAAAB-QZAAAAAAZoHAgAAAAG5BwEAAAABzAcCAAAAAc4HAgAAAAEBSwAA6QUAIAbsBgIAAAAB-QZAAAAAAZoHAgAAAAG5BwEAAAABzAcCAAAAAc4HAgAAAAEBSwAA6wUAMAFLAADrBQAwChkAAI4QACAeAACNEAAgHwAAjxAAICEAAJAQACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACG5BwEA4AwAIcwHAgDhDAAhzgcCAOEMACECAAAAVAAgSwAA7gUAIAbsBgIA4QwAIfkGQADmDAAhmgcCAOEMACG5BwEA4AwAIcwHAgDhDAAhzgcCAOEMACECAAAASwAgSwAA8AUAIAIAAABLACBLAADwBQAgAwAAAFQAIFIAAOkFACBTAADuBQAgAQAAAFQAIAEAAABLACAFCgAAiBAAIFgAAIkQACBZAACMEAAgWgAAixAAIFsAAIoQACAJ2gYAAL4LADDbBgAA9wUAENwGAAC-CwAw7AYCANEKACH5BkAA4QoAIZoHAgDRCgAhuQcBANAKACHMBwIA0QoAIc4HAgDRCgAhAwAAAEsAIAEAAPYFADBXAAD3BQAgAwAAAEsAIAEAAFMAMAIAAFQAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgBgMAAIcQACAgAACGEAAg-QZAAAAAAYcHAgAAAAGcBwIAAAABzQcCAAAAAQFLAAD_BQAgBPkGQAAAAAGHBwIAAAABnAcCAAAAAc0HAgAAAAEBSwAAgQYAMAFLAACBBgAwBgMAAIUQACAgAACEEAAg-QZAAOYMACGHBwIA4QwAIZwHAgDhDAAhzQcCAOEMACECAAAAUAAgSwAAhAYAIAT5BkAA5gwAIYcHAgDhDAAhnAcCAOEMACHNBwIA4QwAIQIAAABOACBLAACGBgAgAgAAAE4AIEsAAIYGACADAAAAUAAgUgAA_wUAIFMAAIQGACABAAAAUAAgAQAAAE4AIAUKAAD_DwAgWAAAgBAAIFkAAIMQACBaAACCEAAgWwAAgRAAIAfaBgAAvQsAMNsGAACNBgAQ3AYAAL0LADD5BkAA4QoAIYcHAgDRCgAhnAcCANEKACHNBwIA0QoAIQMAAABOACABAACMBgAwVwAAjQYAIAMAAABOACABAABPADACAABQACAFHgAAvAsAINoGAAC7CwAw2wYAAFYAENwGAAC7CwAwzAcCAAAAAQEAAACQBgAgAQAAAJAGACABHgAA_g8AIAMAAABWACABAACTBgAwAgAAkAYAIAMAAABWACABAACTBgAwAgAAkAYAIAMAAABWACABAACTBgAwAgAAkAYAIAIeAAD9DwAgzAcCAOEMACECAAAAkAYAIEsAAJcGACABzAcCAOEMACECAAAAVgAgSwAAmQYAIAIAAABWACBLAACZBgAgAQAAAJAGACABAAAAVgAgBQoAAPgPACBYAAD5DwAgWQAA_A8AIFoAAPsPACBbAAD6DwAgBNoGAAC6CwAw2wYAAJ8GABDcBgAAugsAMMwHAgDRCgAhAwAAAFYAIAEAAJ4GADBXAACfBgAgAwAAAFYAIAEAAJMGADACAACQBgAgAQAAAGEAIAEAAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACAMBAAA9g8AIC0AAPcPACDsBgIAAAAB-QZAAAAAAYgHAgAAAAGJBwEAAAABngcBAAAAAaIHAAAAywcCvQcBAAAAAcgHAgAAAAHJBwIAAAABywcgAAAAAQFLAACnBgAgCuwGAgAAAAH5BkAAAAABiAcCAAAAAYkHAQAAAAGeBwEAAAABogcAAADLBwK9BwEAAAAByAcCAAAAAckHAgAAAAHLByAAAAABAUsAAKkGADABSwAAqQYAMAwEAADoDwAgLQAA6Q8AIOwGAgDhDAAh-QZAAOYMACGIBwIA4QwAIYkHAQDgDAAhngcBAOAMACGiBwAA5w_LByK9BwEA4AwAIcgHAgDhDAAhyQcCAOEMACHLByAAjw4AIQIAAABhACBLAACsBgAgCuwGAgDhDAAh-QZAAOYMACGIBwIA4QwAIYkHAQDgDAAhngcBAOAMACGiBwAA5w_LByK9BwEA4AwAIcgHAgDhDAAhyQcCAOEMACHLByAAjw4AIQIAAABfACBLAACuBgAgAgAAAF8AIEsAAK4GACADAAAAYQAgUgAApwYAIFMAAKwGACABAAAAYQAgAQAAAF8AIAUKAADiDwAgWAAA4w8AIFkAAOYPACBaAADlDwAgWwAA5A8AIA3aBgAAtgsAMNsGAAC1BgAQ3AYAALYLADDsBgIA0QoAIfkGQADhCgAhiAcCANEKACGJBwEA0AoAIZ4HAQDQCgAhogcAALcLywcivQcBANAKACHIBwIA0QoAIckHAgDRCgAhywcgAIILACEDAAAAXwAgAQAAtAYAMFcAALUGACADAAAAXwAgAQAAYAAwAgAAYQAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAZHQEAAAABJgAA3w8AICgAAOAPACAsAADhDwAg7AYCAAAAAfkGQAAAAAGIBwIAAAABnQcBAAAAAZ4HAQAAAAGiBwAAAMIHAqoHAgAAAAGtBxAAAAABuAcQAAAAAb0HAQAAAAG-BwEAAAABvwcQAAAAAcAHAgAAAAHCBwEAAAABwwdAAAAAAcQHAgAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwIAAAAByQcCAAAAAQFLAAC9BgAgFh0BAAAAAewGAgAAAAH5BkAAAAABiAcCAAAAAZ0HAQAAAAGeBwEAAAABogcAAADCBwKqBwIAAAABrQcQAAAAAbgHEAAAAAG9BwEAAAABvgcBAAAAAb8HEAAAAAHABwIAAAABwgcBAAAAAcMHQAAAAAHEBwIAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcCAAAAAckHAgAAAAEBSwAAvwYAMAFLAAC_BgAwAQAAAF8AIBkdAQDgDAAhJgAAxw8AICgAAMgPACAsAADJDwAg7AYCAOEMACH5BkAA5gwAIYgHAgD4DAAhnQcBAOAMACGeBwEA4AwAIaIHAADGD8IHIqoHAgD4DAAhrQcQAIYPACG4BxAAhg8AIb0HAQCMDQAhvgcBAIwNACG_BxAAxQ8AIcAHAgDhDAAhwgcBAIwNACHDB0AA9wwAIcQHAgDhDAAhxQcgAI8OACHGBwEA4AwAIccHAQDgDAAhyAcCAOEMACHJBwIA4QwAIQIAAABlACBLAADDBgAgFh0BAOAMACHsBgIA4QwAIfkGQADmDAAhiAcCAPgMACGdBwEA4AwAIZ4HAQDgDAAhogcAAMYPwgciqgcCAPgMACGtBxAAhg8AIbgHEACGDwAhvQcBAIwNACG-BwEAjA0AIb8HEADFDwAhwAcCAOEMACHCBwEAjA0AIcMHQAD3DAAhxAcCAOEMACHFByAAjw4AIcYHAQDgDAAhxwcBAOAMACHIBwIA4QwAIckHAgDhDAAhAgAAAGMAIEsAAMUGACACAAAAYwAgSwAAxQYAIAEAAABfACADAAAAZQAgUgAAvQYAIFMAAMMGACABAAAAZQAgAQAAAGMAIAwKAADADwAgWAAAwQ8AIFkAAMQPACBaAADDDwAgWwAAwg8AIIgHAADaDAAgqgcAANoMACC9BwAA2gwAIL4HAADaDAAgvwcAANoMACDCBwAA2gwAIMMHAADaDAAgGR0BANAKACHaBgAArwsAMNsGAADNBgAQ3AYAAK8LADDsBgIA0QoAIfkGQADhCgAhiAcCAPAKACGdBwEA0AoAIZ4HAQDQCgAhogcAALELwgciqgcCAPAKACGtBxAAowsAIbgHEACjCwAhvQcBAPkKACG-BwEA-QoAIb8HEACwCwAhwAcCANEKACHCBwEA-QoAIcMHQADvCgAhxAcCANEKACHFByAAggsAIcYHAQDQCgAhxwcBANAKACHIBwIA0QoAIckHAgDRCgAhAwAAAGMAIAEAAMwGADBXAADNBgAgAwAAAGMAIAEAAGQAMAIAAGUAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAHGQAAvw8AIOwGAgAAAAH5BkAAAAABmgcCAAAAAZ0HAQAAAAG5BwEAAAABvAdAAAAAAQFLAADVBgAgBuwGAgAAAAH5BkAAAAABmgcCAAAAAZ0HAQAAAAG5BwEAAAABvAdAAAAAAQFLAADXBgAwAUsAANcGADAHGQAAvg8AIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZ0HAQDgDAAhuQcBAOAMACG8B0AA9wwAIQIAAACYAQAgSwAA2gYAIAbsBgIA4QwAIfkGQADmDAAhmgcCAOEMACGdBwEA4AwAIbkHAQDgDAAhvAdAAPcMACECAAAAlgEAIEsAANwGACACAAAAlgEAIEsAANwGACADAAAAmAEAIFIAANUGACBTAADaBgAgAQAAAJgBACABAAAAlgEAIAYKAAC5DwAgWAAAug8AIFkAAL0PACBaAAC8DwAgWwAAuw8AILwHAADaDAAgCdoGAACuCwAw2wYAAOMGABDcBgAArgsAMOwGAgDRCgAh-QZAAOEKACGaBwIA0QoAIZ0HAQDQCgAhuQcBANAKACG8B0AA7woAIQMAAACWAQAgAQAA4gYAMFcAAOMGACADAAAAlgEAIAEAAJcBADACAACYAQAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACALGQAAuA8AICsAALcPACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGdBwEAAAABrAcCAAAAAbgHAgAAAAG5BwEAAAABugcBAAAAAbsHQAAAAAEBSwAA6wYAIAnsBgIAAAAB-QZAAAAAAZoHAgAAAAGdBwEAAAABrAcCAAAAAbgHAgAAAAG5BwEAAAABugcBAAAAAbsHQAAAAAEBSwAA7QYAMAFLAADtBgAwCxkAALYPACArAAC1DwAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhnQcBAIwNACGsBwIA4QwAIbgHAgDhDAAhuQcBAOAMACG6BwEAjA0AIbsHQAD3DAAhAgAAAHUAIEsAAPAGACAJ7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhnQcBAIwNACGsBwIA4QwAIbgHAgDhDAAhuQcBAOAMACG6BwEAjA0AIbsHQAD3DAAhAgAAAHMAIEsAAPIGACACAAAAcwAgSwAA8gYAIAMAAAB1ACBSAADrBgAgUwAA8AYAIAEAAAB1ACABAAAAcwAgCAoAALAPACBYAACxDwAgWQAAtA8AIFoAALMPACBbAACyDwAgnQcAANoMACC6BwAA2gwAILsHAADaDAAgDNoGAACtCwAw2wYAAPkGABDcBgAArQsAMOwGAgDRCgAh-QZAAOEKACGaBwIA0QoAIZ0HAQD5CgAhrAcCANEKACG4BwIA0QoAIbkHAQDQCgAhugcBAPkKACG7B0AA7woAIQMAAABzACABAAD4BgAwVwAA-QYAIAMAAABzACABAAB0ADACAAB1ACABAAAAfAAgAQAAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAwnAACtDwAgKAAArg8AICoAAK8PACDsBgIAAAAB-QZAAAAAAaIHAAAAtAcCsQcAAACxBwKyBwIAAAABtAdAAAAAAbUHAQAAAAG2BwIAAAABtwcBAAAAAQFLAACBBwAgCewGAgAAAAH5BkAAAAABogcAAAC0BwKxBwAAALEHArIHAgAAAAG0B0AAAAABtQcBAAAAAbYHAgAAAAG3BwEAAAABAUsAAIMHADABSwAAgwcAMAwnAACSDwAgKAAAkw8AICoAAJQPACDsBgIA4QwAIfkGQADmDAAhogcAAJEPtAcisQcAAJAPsQcisgcCAOEMACG0B0AA9wwAIbUHAQCMDQAhtgcCAPgMACG3BwEAjA0AIQIAAAB8ACBLAACGBwAgCewGAgDhDAAh-QZAAOYMACGiBwAAkQ-0ByKxBwAAkA-xByKyBwIA4QwAIbQHQAD3DAAhtQcBAIwNACG2BwIA-AwAIbcHAQCMDQAhAgAAAHoAIEsAAIgHACACAAAAegAgSwAAiAcAIAMAAAB8ACBSAACBBwAgUwAAhgcAIAEAAAB8ACABAAAAegAgCQoAAIsPACBYAACMDwAgWQAAjw8AIFoAAI4PACBbAACNDwAgtAcAANoMACC1BwAA2gwAILYHAADaDAAgtwcAANoMACAM2gYAAKYLADDbBgAAjwcAENwGAACmCwAw7AYCANEKACH5BkAA4QoAIaIHAACoC7QHIrEHAACnC7EHIrIHAgDRCgAhtAdAAO8KACG1BwEA-QoAIbYHAgDwCgAhtwcBAPkKACEDAAAAegAgAQAAjgcAMFcAAI8HACADAAAAegAgAQAAewAwAgAAfAAgAQAAAGoAIAEAAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACAJKQAAiQ8AICsAAIoPACCdBwEAAAABqgcCAAAAAasHAgAAAAGsBwIAAAABrQcQAAAAAa4HAgAAAAGvBwEAAAABAUsAAJcHACAHnQcBAAAAAaoHAgAAAAGrBwIAAAABrAcCAAAAAa0HEAAAAAGuBwIAAAABrwcBAAAAAQFLAACZBwAwAUsAAJkHADAJKQAAhw8AICsAAIgPACCdBwEA4AwAIaoHAgD4DAAhqwcCAOEMACGsBwIA4QwAIa0HEACGDwAhrgcCAOEMACGvBwEAjA0AIQIAAABqACBLAACcBwAgB50HAQDgDAAhqgcCAPgMACGrBwIA4QwAIawHAgDhDAAhrQcQAIYPACGuBwIA4QwAIa8HAQCMDQAhAgAAAGgAIEsAAJ4HACACAAAAaAAgSwAAngcAIAMAAABqACBSAACXBwAgUwAAnAcAIAEAAABqACABAAAAaAAgBwoAAIEPACBYAACCDwAgWQAAhQ8AIFoAAIQPACBbAACDDwAgqgcAANoMACCvBwAA2gwAIAraBgAAogsAMNsGAAClBwAQ3AYAAKILADCdBwEA0AoAIaoHAgDwCgAhqwcCANEKACGsBwIA0QoAIa0HEACjCwAhrgcCANEKACGvBwEA-QoAIQMAAABoACABAACkBwAwVwAApQcAIAMAAABoACABAABpADACAABqACABAAAAbwAgAQAAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMpAACADwAgqgcCAAAAAasHAgAAAAEBSwAArQcAIAKqBwIAAAABqwcCAAAAAQFLAACvBwAwAUsAAK8HADADKQAA_w4AIKoHAgDhDAAhqwcCAOEMACECAAAAbwAgSwAAsgcAIAKqBwIA4QwAIasHAgDhDAAhAgAAAG0AIEsAALQHACACAAAAbQAgSwAAtAcAIAMAAABvACBSAACtBwAgUwAAsgcAIAEAAABvACABAAAAbQAgBQoAAPoOACBYAAD7DgAgWQAA_g4AIFoAAP0OACBbAAD8DgAgBdoGAAChCwAw2wYAALsHABDcBgAAoQsAMKoHAgDRCgAhqwcCANEKACEDAAAAbQAgAQAAugcAMFcAALsHACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAIABACABAAAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIBYZAAD1DgAgMAAA9g4AIDEAAPcOACAyAAD4DgAgMwAA-Q4AIOwGAgAAAAH5BkAAAAABlAcBAAAAAZUHBAAAAAGXBwEAAAABmgcCAAAAAZ0HAQAAAAGeBwEAAAABoAcAAACgBwKiBwAAAKIHAqMHCAAAAAGkBwIAAAABpQcCAAAAAaYHAQAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAEBSwAAwwcAIBHsBgIAAAAB-QZAAAAAAZQHAQAAAAGVBwQAAAABlwcBAAAAAZoHAgAAAAGdBwEAAAABngcBAAAAAaAHAAAAoAcCogcAAACiBwKjBwgAAAABpAcCAAAAAaUHAgAAAAGmBwEAAAABpwcCAAAAAagHAgAAAAGpBwIAAAABAUsAAMUHADABSwAAxQcAMBYZAADODgAgMAAAzw4AIDEAANAOACAyAADRDgAgMwAA0g4AIOwGAgDhDAAh-QZAAOYMACGUBwEA4AwAIZUHBACbDgAhlwcBAOAMACGaBwIA4QwAIZ0HAQDgDAAhngcBAOAMACGgBwAAyw6gByKiBwAAzA6iByKjBwgAzQ4AIaQHAgD4DAAhpQcCAPgMACGmBwEAjA0AIacHAgDhDAAhqAcCAOEMACGpBwIA4QwAIQIAAACAAQAgSwAAyAcAIBHsBgIA4QwAIfkGQADmDAAhlAcBAOAMACGVBwQAmw4AIZcHAQDgDAAhmgcCAOEMACGdBwEA4AwAIZ4HAQDgDAAhoAcAAMsOoAciogcAAMwOogciowcIAM0OACGkBwIA-AwAIaUHAgD4DAAhpgcBAIwNACGnBwIA4QwAIagHAgDhDAAhqQcCAOEMACECAAAAfgAgSwAAygcAIAIAAAB-ACBLAADKBwAgAwAAAIABACBSAADDBwAgUwAAyAcAIAEAAACAAQAgAQAAAH4AIAkKAADGDgAgWAAAxw4AIFkAAMoOACBaAADJDgAgWwAAyA4AIKMHAADaDAAgpAcAANoMACClBwAA2gwAIKYHAADaDAAgFNoGAACYCwAw2wYAANEHABDcBgAAmAsAMOwGAgDRCgAh-QZAAOEKACGUBwEA0AoAIZUHBACMCwAhlwcBANAKACGaBwIA0QoAIZ0HAQDQCgAhngcBANAKACGgBwAAmQugByKiBwAAmguiByKjBwgAmwsAIaQHAgDwCgAhpQcCAPAKACGmBwEA-QoAIacHAgDRCgAhqAcCANEKACGpBwIA0QoAIQMAAAB-ACABAADQBwAwVwAA0QcAIAMAAAB-ACABAAB_ADACAACAAQAgAQAAAIgBACABAAAAiAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACADAAAAhgEAIAEAAIcBADACAACIAQAgAwAAAIYBACABAACHAQAwAgAAiAEAIAYDAADFDgAgLwAAxA4AIPkGQAAAAAGHBwIAAAABkAcCAAAAAZwHAgAAAAEBSwAA2QcAIAT5BkAAAAABhwcCAAAAAZAHAgAAAAGcBwIAAAABAUsAANsHADABSwAA2wcAMAYDAADDDgAgLwAAwg4AIPkGQADmDAAhhwcCAOEMACGQBwIA4QwAIZwHAgDhDAAhAgAAAIgBACBLAADeBwAgBPkGQADmDAAhhwcCAOEMACGQBwIA4QwAIZwHAgDhDAAhAgAAAIYBACBLAADgBwAgAgAAAIYBACBLAADgBwAgAwAAAIgBACBSAADZBwAgUwAA3gcAIAEAAACIAQAgAQAAAIYBACAFCgAAvQ4AIFgAAL4OACBZAADBDgAgWgAAwA4AIFsAAL8OACAH2gYAAJcLADDbBgAA5wcAENwGAACXCwAw-QZAAOEKACGHBwIA0QoAIZAHAgDRCgAhnAcCANEKACEDAAAAhgEAIAEAAOYHADBXAADnBwAgAwAAAIYBACABAACHAQAwAgAAiAEAIAEAAACEAQAgAQAAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAHGQAAvA4AIC8AALsOACDsBgIAAAAB-QZAAAAAAZAHAgAAAAGaBwIAAAABmwcBAAAAAQFLAADvBwAgBewGAgAAAAH5BkAAAAABkAcCAAAAAZoHAgAAAAGbBwEAAAABAUsAAPEHADABSwAA8QcAMAcZAAC6DgAgLwAAuQ4AIOwGAgDhDAAh-QZAAOYMACGQBwIA4QwAIZoHAgDhDAAhmwcBAOAMACECAAAAhAEAIEsAAPQHACAF7AYCAOEMACH5BkAA5gwAIZAHAgDhDAAhmgcCAOEMACGbBwEA4AwAIQIAAACCAQAgSwAA9gcAIAIAAACCAQAgSwAA9gcAIAMAAACEAQAgUgAA7wcAIFMAAPQHACABAAAAhAEAIAEAAACCAQAgBQoAALQOACBYAAC1DgAgWQAAuA4AIFoAALcOACBbAAC2DgAgCNoGAACWCwAw2wYAAP0HABDcBgAAlgsAMOwGAgDRCgAh-QZAAOEKACGQBwIA0QoAIZoHAgDRCgAhmwcBANAKACEDAAAAggEAIAEAAPwHADBXAAD9BwAgAwAAAIIBACABAACDAQAwAgAAhAEAIAYvAACVCwAgMgIA3goAIdoGAACUCwAw2wYAAIoBABDcBgAAlAsAMJAHAgAAAAEBAAAAgAgAIAEAAACACAAgAS8AAJUOACADAAAAigEAIAEAAIMIADACAACACAAgAwAAAIoBACABAACDCAAwAgAAgAgAIAMAAACKAQAgAQAAgwgAMAIAAIAIACADLwAAsw4AIDICAAAAAZAHAgAAAAEBSwAAhwgAIAIyAgAAAAGQBwIAAAABAUsAAIkIADABSwAAiQgAMAMvAACyDgAgMgIA4QwAIZAHAgDhDAAhAgAAAIAIACBLAACMCAAgAjICAOEMACGQBwIA4QwAIQIAAACKAQAgSwAAjggAIAIAAACKAQAgSwAAjggAIAMAAACACAAgUgAAhwgAIFMAAIwIACABAAAAgAgAIAEAAACKAQAgBQoAAK0OACBYAACuDgAgWQAAsQ4AIFoAALAOACBbAACvDgAgBTICANEKACHaBgAAkwsAMNsGAACVCAAQ3AYAAJMLADCQBwIA0QoAIQMAAACKAQAgAQAAlAgAMFcAAJUIACADAAAAigEAIAEAAIMIADACAACACAAgAQAAAJwBACABAAAAnAEAIAMAAACOAQAgAQAAmwEAMAIAAJwBACADAAAAjgEAIAEAAJsBADACAACcAQAgAwAAAI4BACABAACbAQAwAgAAnAEAIAwEAACrDgAgMwAArA4AIOwGAgAAAAH5BkAAAAABiAcCAAAAAYkHAQAAAAGUBwEAAAABlQcEAAAAAZYHAQAAAAGXBwEAAAABmAdAAAAAAZkHAQAAAAEBSwAAnQgAIArsBgIAAAAB-QZAAAAAAYgHAgAAAAGJBwEAAAABlAcBAAAAAZUHBAAAAAGWBwEAAAABlwcBAAAAAZgHQAAAAAGZBwEAAAABAUsAAJ8IADABSwAAnwgAMAwEAACkDgAgMwAApQ4AIOwGAgDhDAAh-QZAAOYMACGIBwIA4QwAIYkHAQDgDAAhlAcBAOAMACGVBwQAmw4AIZYHAQDgDAAhlwcBAOAMACGYB0AA5gwAIZkHAQDgDAAhAgAAAJwBACBLAACiCAAgCuwGAgDhDAAh-QZAAOYMACGIBwIA4QwAIYkHAQDgDAAhlAcBAOAMACGVBwQAmw4AIZYHAQDgDAAhlwcBAOAMACGYB0AA5gwAIZkHAQDgDAAhAgAAAI4BACBLAACkCAAgAgAAAI4BACBLAACkCAAgAwAAAJwBACBSAACdCAAgUwAAoggAIAEAAACcAQAgAQAAAI4BACAFCgAAnw4AIFgAAKAOACBZAACjDgAgWgAAog4AIFsAAKEOACAN2gYAAJILADDbBgAAqwgAENwGAACSCwAw7AYCANEKACH5BkAA4QoAIYgHAgDRCgAhiQcBANAKACGUBwEA0AoAIZUHBACMCwAhlgcBANAKACGXBwEA0AoAIZgHQADhCgAhmQcBANAKACEDAAAAjgEAIAEAAKoIADBXAACrCAAgAwAAAI4BACABAACbAQAwAgAAnAEAIAcEAACRCwAgNwIA3goAIdoGAACPCwAw2wYAAJ4BABDcBgAAjwsAMIgHAgAAAAGTBwQAkAsAIQEAAACuCAAgAQAAAK4IACABBAAAng4AIAMAAACeAQAgAQAAsQgAMAIAAK4IACADAAAAngEAIAEAALEIADACAACuCAAgAwAAAJ4BACABAACxCAAwAgAArggAIAQEAACdDgAgNwIAAAABiAcCAAAAAZMHBAAAAAEBSwAAtQgAIAM3AgAAAAGIBwIAAAABkwcEAAAAAQFLAAC3CAAwAUsAALcIADAEBAAAnA4AIDcCAOEMACGIBwIA4QwAIZMHBACbDgAhAgAAAK4IACBLAAC6CAAgAzcCAOEMACGIBwIA4QwAIZMHBACbDgAhAgAAAJ4BACBLAAC8CAAgAgAAAJ4BACBLAAC8CAAgAwAAAK4IACBSAAC1CAAgUwAAuggAIAEAAACuCAAgAQAAAJ4BACAFCgAAlg4AIFgAAJcOACBZAACaDgAgWgAAmQ4AIFsAAJgOACAGNwIA0QoAIdoGAACLCwAw2wYAAMMIABDcBgAAiwsAMIgHAgDRCgAhkwcEAIwLACEDAAAAngEAIAEAAMIIADBXAADDCAAgAwAAAJ4BACABAACxCAAwAgAArggAIA0vAACKCwAgNAAAiQsAINoGAACFCwAw2wYAAIwBABDcBgAAhQsAMOwGAgAAAAH5BkAA5QoAIfoGQACHCwAhjgcBAAAAAY8HAgAAAAGQBwIAAAABkQcBAIYLACGSByAAiAsAIQEAAADGCAAgAQAAAMYIACAGLwAAlQ4AIDQAAJQOACD6BgAA2gwAII8HAADaDAAgkAcAANoMACCRBwAA2gwAIAMAAACMAQAgAQAAyQgAMAIAAMYIACADAAAAjAEAIAEAAMkIADACAADGCAAgAwAAAIwBACABAADJCAAwAgAAxggAIAovAACTDgAgNAAAkg4AIOwGAgAAAAH5BkAAAAAB-gZAAAAAAY4HAQAAAAGPBwIAAAABkAcCAAAAAZEHAQAAAAGSByAAAAABAUsAAM0IACAI7AYCAAAAAfkGQAAAAAH6BkAAAAABjgcBAAAAAY8HAgAAAAGQBwIAAAABkQcBAAAAAZIHIAAAAAEBSwAAzwgAMAFLAADPCAAwAQAAAI4BACABAAAAfgAgCi8AAJEOACA0AACQDgAg7AYCAOEMACH5BkAA5gwAIfoGQAD3DAAhjgcBAOAMACGPBwIA-AwAIZAHAgD4DAAhkQcBAIwNACGSByAAjw4AIQIAAADGCAAgSwAA1AgAIAjsBgIA4QwAIfkGQADmDAAh-gZAAPcMACGOBwEA4AwAIY8HAgD4DAAhkAcCAPgMACGRBwEAjA0AIZIHIACPDgAhAgAAAIwBACBLAADWCAAgAgAAAIwBACBLAADWCAAgAQAAAI4BACABAAAAfgAgAwAAAMYIACBSAADNCAAgUwAA1AgAIAEAAADGCAAgAQAAAIwBACAJCgAAig4AIFgAAIsOACBZAACODgAgWgAAjQ4AIFsAAIwOACD6BgAA2gwAII8HAADaDAAgkAcAANoMACCRBwAA2gwAIAvaBgAAgQsAMNsGAADfCAAQ3AYAAIELADDsBgIA0QoAIfkGQADhCgAh-gZAAO8KACGOBwEA0AoAIY8HAgDwCgAhkAcCAPAKACGRBwEA-QoAIZIHIACCCwAhAwAAAIwBACABAADeCAAwVwAA3wgAIAMAAACMAQAgAQAAyQgAMAIAAMYIACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAACGDgAgDAAAiA4AIA0AAIcOACAOAACJDgAg7AYCAAAAAfkGQAAAAAGIBwIAAAABiQcBAAAAAYoHAQAAAAGLBwABAAABjAcAAIQOACCNBwAAhQ4AIAFLAADnCAAgCOwGAgAAAAH5BkAAAAABiAcCAAAAAYkHAQAAAAGKBwEAAAABiwcAAQAAAYwHAACEDgAgjQcAAIUOACABSwAA6QgAMAFLAADpCAAwDAQAAOANACAMAADiDQAgDQAA4Q0AIA4AAOMNACDsBgIA4QwAIfkGQADmDAAhiAcCAOEMACGJBwEA4AwAIYoHAQDgDAAhiwcAAYsNACGMBwAA3g0AII0HAADfDQAgAgAAACYAIEsAAOwIACAI7AYCAOEMACH5BkAA5gwAIYgHAgDhDAAhiQcBAOAMACGKBwEA4AwAIYsHAAGLDQAhjAcAAN4NACCNBwAA3w0AIAIAAAAHACBLAADuCAAgAgAAAAcAIEsAAO4IACADAAAAJgAgUgAA5wgAIFMAAOwIACABAAAAJgAgAQAAAAcAIAYKAADZDQAgWAAA2g0AIFkAAN0NACBaAADcDQAgWwAA2w0AIIsHAADaDAAgC9oGAAD_CgAw2wYAAPUIABDcBgAA_woAMOwGAgDRCgAh-QZAAOEKACGIBwIA0QoAIYkHAQDQCgAhigcBANAKACGLBwAB-AoAIYwHAACACwAgjQcAAIALACADAAAABwAgAQAA9AgAMFcAAPUIACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAA1Q0AIAUAANYNACALAADXDQAgDAAA2A0AIOwGAgAAAAHzBgIAAAAB9AYAANQNACD5BkAAAAABhwcCAAAAAQFLAAD9CAAgBewGAgAAAAHzBgIAAAAB9AYAANQNACD5BkAAAAABhwcCAAAAAQFLAAD_CAAwAUsAAP8IADAJAwAAuA0AIAUAALkNACALAAC6DQAgDAAAuw0AIOwGAgDhDAAh8wYCAOEMACH0BgAAtw0AIPkGQADmDAAhhwcCAOEMACECAAAACwAgSwAAggkAIAXsBgIA4QwAIfMGAgDhDAAh9AYAALcNACD5BkAA5gwAIYcHAgDhDAAhAgAAAAkAIEsAAIQJACACAAAACQAgSwAAhAkAIAMAAAALACBSAAD9CAAgUwAAggkAIAEAAAALACABAAAACQAgBQoAALINACBYAACzDQAgWQAAtg0AIFoAALUNACBbAAC0DQAgCNoGAAD-CgAw2wYAAIsJABDcBgAA_goAMOwGAgDRCgAh8wYCANEKACH0BgAA7goAIPkGQADhCgAhhwcCANEKACEDAAAACQAgAQAAigkAMFcAAIsJACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAArw0AIAgAALANACAJAACxDQAg7AYCAAAAAfQGAACuDQAg9wYCAAAAAfkGQAAAAAH6BkAAAAABggcAAQAAAYMHAQAAAAGEBwEAAAABhQdAAAAAAYYHQAAAAAEBSwAAkwkAIArsBgIAAAAB9AYAAK4NACD3BgIAAAAB-QZAAAAAAfoGQAAAAAGCBwABAAABgwcBAAAAAYQHAQAAAAGFB0AAAAABhgdAAAAAAQFLAACVCQAwAUsAAJUJADANBgAAjQ0AIAgAAI4NACAJAACPDQAg7AYCAOEMACH0BgAAig0AIPcGAgDhDAAh-QZAAOYMACH6BkAA5gwAIYIHAAGLDQAhgwcBAIwNACGEBwEAjA0AIYUHQAD3DAAhhgdAAPcMACECAAAADwAgSwAAmAkAIArsBgIA4QwAIfQGAACKDQAg9wYCAOEMACH5BkAA5gwAIfoGQADmDAAhggcAAYsNACGDBwEAjA0AIYQHAQCMDQAhhQdAAPcMACGGB0AA9wwAIQIAAAANACBLAACaCQAgAgAAAA0AIEsAAJoJACADAAAADwAgUgAAkwkAIFMAAJgJACABAAAADwAgAQAAAA0AIAoKAACFDQAgWAAAhg0AIFkAAIkNACBaAACIDQAgWwAAhw0AIIIHAADaDAAggwcAANoMACCEBwAA2gwAIIUHAADaDAAghgcAANoMACAN2gYAAPcKADDbBgAAoQkAENwGAAD3CgAw7AYCANEKACH0BgAA7goAIPcGAgDRCgAh-QZAAOEKACH6BkAA4QoAIYIHAAH4CgAhgwcBAPkKACGEBwEA-QoAIYUHQADvCgAhhgdAAO8KACEDAAAADQAgAQAAoAkAMFcAAKEJACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAAhA0AIPkGQAAAAAH_BgABAAABgAcCAAAAAYEHQAAAAAEBSwAAqQkAIAT5BkAAAAAB_wYAAQAAAYAHAgAAAAGBB0AAAAABAUsAAKsJADABSwAAqwkAMAUHAACDDQAg-QZAAOYMACH_BgAB9QwAIYAHAgDhDAAhgQdAAPcMACECAAAAEwAgSwAArgkAIAT5BkAA5gwAIf8GAAH1DAAhgAcCAOEMACGBB0AA9wwAIQIAAAARACBLAACwCQAgAgAAABEAIEsAALAJACADAAAAEwAgUgAAqQkAIFMAAK4JACABAAAAEwAgAQAAABEAIAYKAAD-DAAgWAAA_wwAIFkAAIINACBaAACBDQAgWwAAgA0AIIEHAADaDAAgB9oGAAD2CgAw2wYAALcJABDcBgAA9goAMPkGQADhCgAh_wYAAe0KACGABwIA0QoAIYEHQADvCgAhAwAAABEAIAEAALYJADBXAAC3CQAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAAPwMACAGAAD9DAAg8QYAAQAAAfIGAAEAAAHzBgIAAAAB9AYAAPsMACD1BgIAAAAB9gZAAAAAAfcGAgAAAAH4BkAAAAAB-QZAAAAAAfoGQAAAAAEBSwAAvwkAIArxBgABAAAB8gYAAQAAAfMGAgAAAAH0BgAA-wwAIPUGAgAAAAH2BkAAAAAB9wYCAAAAAfgGQAAAAAH5BkAAAAAB-gZAAAAAAQFLAADBCQAwAUsAAMEJADABAAAACQAgDAUAAPkMACAGAAD6DAAg8QYAAfUMACHyBgAB9QwAIfMGAgDhDAAh9AYAAPYMACD1BgIA4QwAIfYGQAD3DAAh9wYCAPgMACH4BkAA9wwAIfkGQADmDAAh-gZAAOYMACECAAAAGgAgSwAAxQkAIArxBgAB9QwAIfIGAAH1DAAh8wYCAOEMACH0BgAA9gwAIPUGAgDhDAAh9gZAAPcMACH3BgIA-AwAIfgGQAD3DAAh-QZAAOYMACH6BkAA5gwAIQIAAAAYACBLAADHCQAgAgAAABgAIEsAAMcJACABAAAACQAgAwAAABoAIFIAAL8JACBTAADFCQAgAQAAABoAIAEAAAAYACAICgAA8AwAIFgAAPEMACBZAAD0DAAgWgAA8wwAIFsAAPIMACD2BgAA2gwAIPcGAADaDAAg-AYAANoMACAN2gYAAOwKADDbBgAAzwkAENwGAADsCgAw8QYAAe0KACHyBgAB7QoAIfMGAgDRCgAh9AYAAO4KACD1BgIA0QoAIfYGQADvCgAh9wYCAPAKACH4BkAA7woAIfkGQADhCgAh-gZAAOEKACEDAAAAGAAgAQAAzgkAMFcAAM8JACADAAAAGAAgAQAAGQAwAgAAGgAgBdoGAADrCgAw2wYAANUJABDcBgAA6woAMO8GAQAAAAHwBkAA5QoAIQEAAADSCQAgAQAAANIJACAF2gYAAOsKADDbBgAA1QkAENwGAADrCgAw7wYBAN0KACHwBkAA5QoAIQADAAAA1QkAIAEAANYJADACAADSCQAgAwAAANUJACABAADWCQAwAgAA0gkAIAMAAADVCQAgAQAA1gkAMAIAANIJACAC7wYBAAAAAfAGQAAAAAEBSwAA2gkAIALvBgEAAAAB8AZAAAAAAQFLAADcCQAwAUsAANwJADAC7wYBAOAMACHwBkAA5gwAIQIAAADSCQAgSwAA3wkAIALvBgEA4AwAIfAGQADmDAAhAgAAANUJACBLAADhCQAgAgAAANUJACBLAADhCQAgAwAAANIJACBSAADaCQAgUwAA3wkAIAEAAADSCQAgAQAAANUJACADCgAA7QwAIFoAAO8MACBbAADuDAAgBdoGAADqCgAw2wYAAOgJABDcBgAA6goAMO8GAQDQCgAh8AZAAOEKACEDAAAA1QkAIAEAAOcJADBXAADoCQAgAwAAANUJACABAADWCQAwAgAA0gkAIAXaBgAA6QoAMNsGAADuCQAQ3AYAAOkKADDsBgEAAAAB7gZAAOUKACEBAAAA6wkAIAEAAADrCQAgBdoGAADpCgAw2wYAAO4JABDcBgAA6QoAMOwGAQDdCgAh7gZAAOUKACEAAwAAAO4JACABAADvCQAwAgAA6wkAIAMAAADuCQAgAQAA7wkAMAIAAOsJACADAAAA7gkAIAEAAO8JADACAADrCQAgAuwGAQAAAAHuBkAAAAABAUsAAPMJACAC7AYBAAAAAe4GQAAAAAEBSwAA9QkAMAFLAAD1CQAwAuwGAQDgDAAh7gZAAOYMACECAAAA6wkAIEsAAPgJACAC7AYBAOAMACHuBkAA5gwAIQIAAADuCQAgSwAA-gkAIAIAAADuCQAgSwAA-gkAIAMAAADrCQAgUgAA8wkAIFMAAPgJACABAAAA6wkAIAEAAADuCQAgAwoAAOoMACBaAADsDAAgWwAA6wwAIAXaBgAA6AoAMNsGAACBCgAQ3AYAAOgKADDsBgEA0AoAIe4GQADhCgAhAwAAAO4JACABAACACgAwVwAAgQoAIAMAAADuCQAgAQAA7wkAMAIAAOsJACAF2gYAAOcKADDbBgAAhwoAENwGAADnCgAw7AYBAAAAAe0GQADlCgAhAQAAAIQKACABAAAAhAoAIAXaBgAA5woAMNsGAACHCgAQ3AYAAOcKADDsBgEA3QoAIe0GQADlCgAhAAMAAACHCgAgAQAAiAoAMAIAAIQKACADAAAAhwoAIAEAAIgKADACAACECgAgAwAAAIcKACABAACICgAwAgAAhAoAIALsBgEAAAAB7QZAAAAAAQFLAACMCgAgAuwGAQAAAAHtBkAAAAABAUsAAI4KADABSwAAjgoAMALsBgEA4AwAIe0GQADmDAAhAgAAAIQKACBLAACRCgAgAuwGAQDgDAAh7QZAAOYMACECAAAAhwoAIEsAAJMKACACAAAAhwoAIEsAAJMKACADAAAAhAoAIFIAAIwKACBTAACRCgAgAQAAAIQKACABAAAAhwoAIAMKAADnDAAgWgAA6QwAIFsAAOgMACAF2gYAAOYKADDbBgAAmgoAENwGAADmCgAw7AYBANAKACHtBkAA4QoAIQMAAACHCgAgAQAAmQoAMFcAAJoKACADAAAAhwoAIAEAAIgKADACAACECgAgBdoGAADkCgAw2wYAAKAKABDcBgAA5AoAMN0GAQAAAAHrBkAA5QoAIQEAAACdCgAgAQAAAJ0KACAF2gYAAOQKADDbBgAAoAoAENwGAADkCgAw3QYBAN0KACHrBkAA5QoAIQADAAAAoAoAIAEAAKEKADACAACdCgAgAwAAAKAKACABAAChCgAwAgAAnQoAIAMAAACgCgAgAQAAoQoAMAIAAJ0KACAC3QYBAAAAAesGQAAAAAEBSwAApQoAIALdBgEAAAAB6wZAAAAAAQFLAACnCgAwAUsAAKcKADAC3QYBAOAMACHrBkAA5gwAIQIAAACdCgAgSwAAqgoAIALdBgEA4AwAIesGQADmDAAhAgAAAKAKACBLAACsCgAgAgAAAKAKACBLAACsCgAgAwAAAJ0KACBSAAClCgAgUwAAqgoAIAEAAACdCgAgAQAAAKAKACADCgAA4wwAIFoAAOUMACBbAADkDAAgBdoGAADgCgAw2wYAALMKABDcBgAA4AoAMN0GAQDQCgAh6wZAAOEKACEDAAAAoAoAIAEAALIKADBXAACzCgAgAwAAAKAKACABAAChCgAwAgAAnQoAIAbaBgAA3AoAMNsGAAC5CgAQ3AYAANwKADDdBgEAAAAB3gYCAN4KACHfBgQA3woAIQEAAAC2CgAgAQAAALYKACAG2gYAANwKADDbBgAAuQoAENwGAADcCgAw3QYBAN0KACHeBgIA3goAId8GBADfCgAhAd8GAADaDAAgAwAAALkKACABAAC6CgAwAgAAtgoAIAMAAAC5CgAgAQAAugoAMAIAALYKACADAAAAuQoAIAEAALoKADACAAC2CgAgA90GAQAAAAHeBgIAAAAB3wYEAAAAAQFLAAC-CgAgA90GAQAAAAHeBgIAAAAB3wYEAAAAAQFLAADACgAwAUsAAMAKADAD3QYBAOAMACHeBgIA4QwAId8GBADiDAAhAgAAALYKACBLAADDCgAgA90GAQDgDAAh3gYCAOEMACHfBgQA4gwAIQIAAAC5CgAgSwAAxQoAIAIAAAC5CgAgSwAAxQoAIAMAAAC2CgAgUgAAvgoAIFMAAMMKACABAAAAtgoAIAEAAAC5CgAgBgoAANsMACBYAADcDAAgWQAA3wwAIFoAAN4MACBbAADdDAAg3wYAANoMACAG2gYAAM8KADDbBgAAzAoAENwGAADPCgAw3QYBANAKACHeBgIA0QoAId8GBADSCgAhAwAAALkKACABAADLCgAwVwAAzAoAIAMAAAC5CgAgAQAAugoAMAIAALYKACAG2gYAAM8KADDbBgAAzAoAENwGAADPCgAw3QYBANAKACHeBgIA0QoAId8GBADSCgAhDgoAANgKACBaAADbCgAgWwAA2woAIOAGAQAAAAHhBgEAAAAE4gYBAAAABOMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEA2goAIegGAQAAAAHpBgEAAAAB6gYBAAAAAQ0KAADYCgAgWAAA2QoAIFkAANgKACBaAADYCgAgWwAA2AoAIOAGAgAAAAHhBgIAAAAE4gYCAAAABOMGAgAAAAHkBgIAAAAB5QYCAAAAAeYGAgAAAAHnBgIA1woAIQ0KAADUCgAgWAAA1QoAIFkAANYKACBaAADWCgAgWwAA1goAIOAGBAAAAAHhBgQAAAAF4gYEAAAABeMGBAAAAAHkBgQAAAAB5QYEAAAAAeYGBAAAAAHnBgQA0woAIQ0KAADUCgAgWAAA1QoAIFkAANYKACBaAADWCgAgWwAA1goAIOAGBAAAAAHhBgQAAAAF4gYEAAAABeMGBAAAAAHkBgQAAAAB5QYEAAAAAeYGBAAAAAHnBgQA0woAIQjgBgIAAAAB4QYCAAAABeIGAgAAAAXjBgIAAAAB5AYCAAAAAeUGAgAAAAHmBgIAAAAB5wYCANQKACEI4AYIAAAAAeEGCAAAAAXiBggAAAAF4wYIAAAAAeQGCAAAAAHlBggAAAAB5gYIAAAAAecGCADVCgAhCOAGBAAAAAHhBgQAAAAF4gYEAAAABeMGBAAAAAHkBgQAAAAB5QYEAAAAAeYGBAAAAAHnBgQA1goAIQ0KAADYCgAgWAAA2QoAIFkAANgKACBaAADYCgAgWwAA2AoAIOAGAgAAAAHhBgIAAAAE4gYCAAAABOMGAgAAAAHkBgIAAAAB5QYCAAAAAeYGAgAAAAHnBgIA1woAIQjgBgIAAAAB4QYCAAAABOIGAgAAAATjBgIAAAAB5AYCAAAAAeUGAgAAAAHmBgIAAAAB5wYCANgKACEI4AYIAAAAAeEGCAAAAATiBggAAAAE4wYIAAAAAeQGCAAAAAHlBggAAAAB5gYIAAAAAecGCADZCgAhDgoAANgKACBaAADbCgAgWwAA2woAIOAGAQAAAAHhBgEAAAAE4gYBAAAABOMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEA2goAIegGAQAAAAHpBgEAAAAB6gYBAAAAAQvgBgEAAAAB4QYBAAAABOIGAQAAAATjBgEAAAAB5AYBAAAAAeUGAQAAAAHmBgEAAAAB5wYBANsKACHoBgEAAAAB6QYBAAAAAeoGAQAAAAEG2gYAANwKADDbBgAAuQoAENwGAADcCgAw3QYBAN0KACHeBgIA3goAId8GBADfCgAhC-AGAQAAAAHhBgEAAAAE4gYBAAAABOMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEA2woAIegGAQAAAAHpBgEAAAAB6gYBAAAAAQjgBgIAAAAB4QYCAAAABOIGAgAAAATjBgIAAAAB5AYCAAAAAeUGAgAAAAHmBgIAAAAB5wYCANgKACEI4AYEAAAAAeEGBAAAAAXiBgQAAAAF4wYEAAAAAeQGBAAAAAHlBgQAAAAB5gYEAAAAAecGBADWCgAhBdoGAADgCgAw2wYAALMKABDcBgAA4AoAMN0GAQDQCgAh6wZAAOEKACELCgAA2AoAIFoAAOMKACBbAADjCgAg4AZAAAAAAeEGQAAAAATiBkAAAAAE4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gZAAAAAAecGQADiCgAhCwoAANgKACBaAADjCgAgWwAA4woAIOAGQAAAAAHhBkAAAAAE4gZAAAAABOMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGQAAAAAHnBkAA4goAIQjgBkAAAAAB4QZAAAAABOIGQAAAAATjBkAAAAAB5AZAAAAAAeUGQAAAAAHmBkAAAAAB5wZAAOMKACEF2gYAAOQKADDbBgAAoAoAENwGAADkCgAw3QYBAN0KACHrBkAA5QoAIQjgBkAAAAAB4QZAAAAABOIGQAAAAATjBkAAAAAB5AZAAAAAAeUGQAAAAAHmBkAAAAAB5wZAAOMKACEF2gYAAOYKADDbBgAAmgoAENwGAADmCgAw7AYBANAKACHtBkAA4QoAIQXaBgAA5woAMNsGAACHCgAQ3AYAAOcKADDsBgEA3QoAIe0GQADlCgAhBdoGAADoCgAw2wYAAIEKABDcBgAA6AoAMOwGAQDQCgAh7gZAAOEKACEF2gYAAOkKADDbBgAA7gkAENwGAADpCgAw7AYBAN0KACHuBkAA5QoAIQXaBgAA6goAMNsGAADoCQAQ3AYAAOoKADDvBgEA0AoAIfAGQADhCgAhBdoGAADrCgAw2wYAANUJABDcBgAA6woAMO8GAQDdCgAh8AZAAOUKACEN2gYAAOwKADDbBgAAzwkAENwGAADsCgAw8QYAAe0KACHyBgAB7QoAIfMGAgDRCgAh9AYAAO4KACD1BgIA0QoAIfYGQADvCgAh9wYCAPAKACH4BkAA7woAIfkGQADhCgAh-gZAAOEKACEHCgAA2AoAIFoAAPUKACBbAAD1CgAg4AYAAQAAAeEGAAEAAATiBgABAAAE5wYAAfQKACEE4AYAAAD8Bgn8BgAAAPwGA_0GAAAA_AYI_gYAAAD8BggLCgAA1AoAIFoAAPMKACBbAADzCgAg4AZAAAAAAeEGQAAAAAXiBkAAAAAF4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gZAAAAAAecGQADyCgAhDQoAANQKACBYAADVCgAgWQAA1AoAIFoAANQKACBbAADUCgAg4AYCAAAAAeEGAgAAAAXiBgIAAAAF4wYCAAAAAeQGAgAAAAHlBgIAAAAB5gYCAAAAAecGAgDxCgAhDQoAANQKACBYAADVCgAgWQAA1AoAIFoAANQKACBbAADUCgAg4AYCAAAAAeEGAgAAAAXiBgIAAAAF4wYCAAAAAeQGAgAAAAHlBgIAAAAB5gYCAAAAAecGAgDxCgAhCwoAANQKACBaAADzCgAgWwAA8woAIOAGQAAAAAHhBkAAAAAF4gZAAAAABeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGQAAAAAHnBkAA8goAIQjgBkAAAAAB4QZAAAAABeIGQAAAAAXjBkAAAAAB5AZAAAAAAeUGQAAAAAHmBkAAAAAB5wZAAPMKACEHCgAA2AoAIFoAAPUKACBbAAD1CgAg4AYAAQAAAeEGAAEAAATiBgABAAAE5wYAAfQKACEE4AYAAQAAAeEGAAEAAATiBgABAAAE5wYAAfUKACEH2gYAAPYKADDbBgAAtwkAENwGAAD2CgAw-QZAAOEKACH_BgAB7QoAIYAHAgDRCgAhgQdAAO8KACEN2gYAAPcKADDbBgAAoQkAENwGAAD3CgAw7AYCANEKACH0BgAA7goAIPcGAgDRCgAh-QZAAOEKACH6BkAA4QoAIYIHAAH4CgAhgwcBAPkKACGEBwEA-QoAIYUHQADvCgAhhgdAAO8KACEHCgAA1AoAIFoAAP0KACBbAAD9CgAg4AYAAQAAAeEGAAEAAAXiBgABAAAF5wYAAfwKACEOCgAA1AoAIFoAAPsKACBbAAD7CgAg4AYBAAAAAeEGAQAAAAXiBgEAAAAF4wYBAAAAAeQGAQAAAAHlBgEAAAAB5gYBAAAAAecGAQD6CgAh6AYBAAAAAekGAQAAAAHqBgEAAAABDgoAANQKACBaAAD7CgAgWwAA-woAIOAGAQAAAAHhBgEAAAAF4gYBAAAABeMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEA-goAIegGAQAAAAHpBgEAAAAB6gYBAAAAAQvgBgEAAAAB4QYBAAAABeIGAQAAAAXjBgEAAAAB5AYBAAAAAeUGAQAAAAHmBgEAAAAB5wYBAPsKACHoBgEAAAAB6QYBAAAAAeoGAQAAAAEHCgAA1AoAIFoAAP0KACBbAAD9CgAg4AYAAQAAAeEGAAEAAAXiBgABAAAF5wYAAfwKACEE4AYAAQAAAeEGAAEAAAXiBgABAAAF5wYAAf0KACEI2gYAAP4KADDbBgAAiwkAENwGAAD-CgAw7AYCANEKACHzBgIA0QoAIfQGAADuCgAg-QZAAOEKACGHBwIA0QoAIQvaBgAA_woAMNsGAAD1CAAQ3AYAAP8KADDsBgIA0QoAIfkGQADhCgAhiAcCANEKACGJBwEA0AoAIYoHAQDQCgAhiwcAAfgKACGMBwAAgAsAII0HAACACwAgBOAGAQAAAAX8BgEAAAAB_QYBAAAABP4GAQAAAAQL2gYAAIELADDbBgAA3wgAENwGAACBCwAw7AYCANEKACH5BkAA4QoAIfoGQADvCgAhjgcBANAKACGPBwIA8AoAIZAHAgDwCgAhkQcBAPkKACGSByAAggsAIQUKAADYCgAgWgAAhAsAIFsAAIQLACDgBiAAAAAB5wYgAIMLACEFCgAA2AoAIFoAAIQLACBbAACECwAg4AYgAAAAAecGIACDCwAhAuAGIAAAAAHnBiAAhAsAIQ0vAACKCwAgNAAAiQsAINoGAACFCwAw2wYAAIwBABDcBgAAhQsAMOwGAgDeCgAh-QZAAOUKACH6BkAAhwsAIY4HAQDdCgAhjwcCANMLACGQBwIA0wsAIZEHAQCGCwAhkgcgAIgLACEL4AYBAAAAAeEGAQAAAAXiBgEAAAAF4wYBAAAAAeQGAQAAAAHlBgEAAAAB5gYBAAAAAecGAQD7CgAh6AYBAAAAAekGAQAAAAHqBgEAAAABCOAGQAAAAAHhBkAAAAAF4gZAAAAABeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGQAAAAAHnBkAA8woAIQLgBiAAAAAB5wYgAIQLACERBAAAkQsAIDMAAJMMACDaBgAAkgwAMNsGAACOAQAQ3AYAAJIMADDsBgIA3goAIfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZQHAQDdCgAhlQcEAJALACGWBwEA3QoAIZcHAQDdCgAhmAdAAOUKACGZBwEA3QoAIbgIAACOAQAguQgAAI4BACAbGQAAkQsAIDAAAIQMACAxAACHDAAgMgAAnAwAIDMAAJMMACDaBgAAmAwAMNsGAAB-ABDcBgAAmAwAMOwGAgDeCgAh-QZAAOUKACGUBwEA3QoAIZUHBACQCwAhlwcBAN0KACGaBwIA3goAIZ0HAQDdCgAhngcBAN0KACGgBwAAmQygByKiBwAAmgyiByKjBwgAmwwAIaQHAgDTCwAhpQcCANMLACGmBwEAhgsAIacHAgDeCgAhqAcCAN4KACGpBwIA3goAIbgIAAB-ACC5CAAAfgAgBjcCANEKACHaBgAAiwsAMNsGAADDCAAQ3AYAAIsLADCIBwIA0QoAIZMHBACMCwAhDQoAANgKACBYAADZCgAgWQAAjgsAIFoAAI4LACBbAACOCwAg4AYEAAAAAeEGBAAAAATiBgQAAAAE4wYEAAAAAeQGBAAAAAHlBgQAAAAB5gYEAAAAAecGBACNCwAhDQoAANgKACBYAADZCgAgWQAAjgsAIFoAAI4LACBbAACOCwAg4AYEAAAAAeEGBAAAAATiBgQAAAAE4wYEAAAAAeQGBAAAAAHlBgQAAAAB5gYEAAAAAecGBACNCwAhCOAGBAAAAAHhBgQAAAAE4gYEAAAABOMGBAAAAAHkBgQAAAAB5QYEAAAAAeYGBAAAAAHnBgQAjgsAIQcEAACRCwAgNwIA3goAIdoGAACPCwAw2wYAAJ4BABDcBgAAjwsAMIgHAgDeCgAhkwcEAJALACEI4AYEAAAAAeEGBAAAAATiBgQAAAAE4wYEAAAAAeQGBAAAAAHlBgQAAAAB5gYEAAAAAecGBACOCwAhOBAAAPYLACARAAD3CwAgEgAA-AsAIBMAAPkLACAUAAD6CwAgFQAA-wsAIBYAAPwLACAXAADYCwAgGwAA_QsAIBwAAMULACAhAAD_CwAgIwAA_gsAICUAAIAMACAqAACBDAAgLAAAhQwAIC4AAIIMACAwAACEDAAgMQAAhwwAIDUAAIMMACA2AACGDAAgNwAAiAwAIDgAAIkMACA7AACKDAAgPAAAigwAID0AAIoMACA_AACLDAAgQAAAiwwAIEEAAIwMACBCAACNDAAgRAAAjgwAIEUAAI8MACDaBgAA9AsAMNsGAACkAQAQ3AYAAPQLADDsBgIA3goAIfkGQADlCgAhkQcBAIYLACHDB0AAhwsAIZEIAQCGCwAhnAgBAN0KACGdCEAAhwsAIZ4IAQCGCwAhoAgAAPULoAgioQhAAIcLACGiCEAAhwsAIaMIAQCGCwAhpAhAAIcLACGlCEAAhwsAIaYIAQCGCwAhpwhAAIcLACGoCAIA3goAIakIIACICwAhqghAAIcLACGrCCAAiAsAIbgIAACkAQAguQgAAKQBACAN2gYAAJILADDbBgAAqwgAENwGAACSCwAw7AYCANEKACH5BkAA4QoAIYgHAgDRCgAhiQcBANAKACGUBwEA0AoAIZUHBACMCwAhlgcBANAKACGXBwEA0AoAIZgHQADhCgAhmQcBANAKACEFMgIA0QoAIdoGAACTCwAw2wYAAJUIABDcBgAAkwsAMJAHAgDRCgAhBi8AAJULACAyAgDeCgAh2gYAAJQLADDbBgAAigEAENwGAACUCwAwkAcCAN4KACEbGQAAkQsAIDAAAIQMACAxAACHDAAgMgAAnAwAIDMAAJMMACDaBgAAmAwAMNsGAAB-ABDcBgAAmAwAMOwGAgDeCgAh-QZAAOUKACGUBwEA3QoAIZUHBACQCwAhlwcBAN0KACGaBwIA3goAIZ0HAQDdCgAhngcBAN0KACGgBwAAmQygByKiBwAAmgyiByKjBwgAmwwAIaQHAgDTCwAhpQcCANMLACGmBwEAhgsAIacHAgDeCgAhqAcCAN4KACGpBwIA3goAIbgIAAB-ACC5CAAAfgAgCNoGAACWCwAw2wYAAP0HABDcBgAAlgsAMOwGAgDRCgAh-QZAAOEKACGQBwIA0QoAIZoHAgDRCgAhmwcBANAKACEH2gYAAJcLADDbBgAA5wcAENwGAACXCwAw-QZAAOEKACGHBwIA0QoAIZAHAgDRCgAhnAcCANEKACEU2gYAAJgLADDbBgAA0QcAENwGAACYCwAw7AYCANEKACH5BkAA4QoAIZQHAQDQCgAhlQcEAIwLACGXBwEA0AoAIZoHAgDRCgAhnQcBANAKACGeBwEA0AoAIaAHAACZC6AHIqIHAACaC6IHIqMHCACbCwAhpAcCAPAKACGlBwIA8AoAIaYHAQD5CgAhpwcCANEKACGoBwIA0QoAIakHAgDRCgAhBwoAANgKACBaAACgCwAgWwAAoAsAIOAGAAAAoAcC4QYAAACgBwjiBgAAAKAHCOcGAACfC6AHIgcKAADYCgAgWgAAngsAIFsAAJ4LACDgBgAAAKIHAuEGAAAAogcI4gYAAACiBwjnBgAAnQuiByINCgAA1AoAIFgAANUKACBZAADVCgAgWgAA1QoAIFsAANUKACDgBggAAAAB4QYIAAAABeIGCAAAAAXjBggAAAAB5AYIAAAAAeUGCAAAAAHmBggAAAAB5wYIAJwLACENCgAA1AoAIFgAANUKACBZAADVCgAgWgAA1QoAIFsAANUKACDgBggAAAAB4QYIAAAABeIGCAAAAAXjBggAAAAB5AYIAAAAAeUGCAAAAAHmBggAAAAB5wYIAJwLACEHCgAA2AoAIFoAAJ4LACBbAACeCwAg4AYAAACiBwLhBgAAAKIHCOIGAAAAogcI5wYAAJ0LogciBOAGAAAAogcC4QYAAACiBwjiBgAAAKIHCOcGAACeC6IHIgcKAADYCgAgWgAAoAsAIFsAAKALACDgBgAAAKAHAuEGAAAAoAcI4gYAAACgBwjnBgAAnwugByIE4AYAAACgBwLhBgAAAKAHCOIGAAAAoAcI5wYAAKALoAciBdoGAAChCwAw2wYAALsHABDcBgAAoQsAMKoHAgDRCgAhqwcCANEKACEK2gYAAKILADDbBgAApQcAENwGAACiCwAwnQcBANAKACGqBwIA8AoAIasHAgDRCgAhrAcCANEKACGtBxAAowsAIa4HAgDRCgAhrwcBAPkKACENCgAA2AoAIFgAAKULACBZAAClCwAgWgAApQsAIFsAAKULACDgBhAAAAAB4QYQAAAABOIGEAAAAATjBhAAAAAB5AYQAAAAAeUGEAAAAAHmBhAAAAAB5wYQAKQLACENCgAA2AoAIFgAAKULACBZAAClCwAgWgAApQsAIFsAAKULACDgBhAAAAAB4QYQAAAABOIGEAAAAATjBhAAAAAB5AYQAAAAAeUGEAAAAAHmBhAAAAAB5wYQAKQLACEI4AYQAAAAAeEGEAAAAATiBhAAAAAE4wYQAAAAAeQGEAAAAAHlBhAAAAAB5gYQAAAAAecGEAClCwAhDNoGAACmCwAw2wYAAI8HABDcBgAApgsAMOwGAgDRCgAh-QZAAOEKACGiBwAAqAu0ByKxBwAApwuxByKyBwIA0QoAIbQHQADvCgAhtQcBAPkKACG2BwIA8AoAIbcHAQD5CgAhBwoAANgKACBaAACsCwAgWwAArAsAIOAGAAAAsQcC4QYAAACxBwjiBgAAALEHCOcGAACrC7EHIgcKAADYCgAgWgAAqgsAIFsAAKoLACDgBgAAALQHAuEGAAAAtAcI4gYAAAC0BwjnBgAAqQu0ByIHCgAA2AoAIFoAAKoLACBbAACqCwAg4AYAAAC0BwLhBgAAALQHCOIGAAAAtAcI5wYAAKkLtAciBOAGAAAAtAcC4QYAAAC0BwjiBgAAALQHCOcGAACqC7QHIgcKAADYCgAgWgAArAsAIFsAAKwLACDgBgAAALEHAuEGAAAAsQcI4gYAAACxBwjnBgAAqwuxByIE4AYAAACxBwLhBgAAALEHCOIGAAAAsQcI5wYAAKwLsQciDNoGAACtCwAw2wYAAPkGABDcBgAArQsAMOwGAgDRCgAh-QZAAOEKACGaBwIA0QoAIZ0HAQD5CgAhrAcCANEKACG4BwIA0QoAIbkHAQDQCgAhugcBAPkKACG7B0AA7woAIQnaBgAArgsAMNsGAADjBgAQ3AYAAK4LADDsBgIA0QoAIfkGQADhCgAhmgcCANEKACGdBwEA0AoAIbkHAQDQCgAhvAdAAO8KACEZHQEA0AoAIdoGAACvCwAw2wYAAM0GABDcBgAArwsAMOwGAgDRCgAh-QZAAOEKACGIBwIA8AoAIZ0HAQDQCgAhngcBANAKACGiBwAAsQvCByKqBwIA8AoAIa0HEACjCwAhuAcQAKMLACG9BwEA-QoAIb4HAQD5CgAhvwcQALALACHABwIA0QoAIcIHAQD5CgAhwwdAAO8KACHEBwIA0QoAIcUHIACCCwAhxgcBANAKACHHBwEA0AoAIcgHAgDRCgAhyQcCANEKACENCgAA1AoAIFgAALULACBZAAC1CwAgWgAAtQsAIFsAALULACDgBhAAAAAB4QYQAAAABeIGEAAAAAXjBhAAAAAB5AYQAAAAAeUGEAAAAAHmBhAAAAAB5wYQALQLACEHCgAA2AoAIFoAALMLACBbAACzCwAg4AYAAADCBwLhBgAAAMIHCOIGAAAAwgcI5wYAALILwgciBwoAANgKACBaAACzCwAgWwAAswsAIOAGAAAAwgcC4QYAAADCBwjiBgAAAMIHCOcGAACyC8IHIgTgBgAAAMIHAuEGAAAAwgcI4gYAAADCBwjnBgAAswvCByINCgAA1AoAIFgAALULACBZAAC1CwAgWgAAtQsAIFsAALULACDgBhAAAAAB4QYQAAAABeIGEAAAAAXjBhAAAAAB5AYQAAAAAeUGEAAAAAHmBhAAAAAB5wYQALQLACEI4AYQAAAAAeEGEAAAAAXiBhAAAAAF4wYQAAAAAeQGEAAAAAHlBhAAAAAB5gYQAAAAAecGEAC1CwAhDdoGAAC2CwAw2wYAALUGABDcBgAAtgsAMOwGAgDRCgAh-QZAAOEKACGIBwIA0QoAIYkHAQDQCgAhngcBANAKACGiBwAAtwvLByK9BwEA0AoAIcgHAgDRCgAhyQcCANEKACHLByAAggsAIQcKAADYCgAgWgAAuQsAIFsAALkLACDgBgAAAMsHAuEGAAAAywcI4gYAAADLBwjnBgAAuAvLByIHCgAA2AoAIFoAALkLACBbAAC5CwAg4AYAAADLBwLhBgAAAMsHCOIGAAAAywcI5wYAALgLywciBOAGAAAAywcC4QYAAADLBwjiBgAAAMsHCOcGAAC5C8sHIgTaBgAAugsAMNsGAACfBgAQ3AYAALoLADDMBwIA0QoAIQUeAAC8CwAg2gYAALsLADDbBgAAVgAQ3AYAALsLADDMBwIA3goAIRMZAACRCwAgHQAAvQwAICIAAL4MACAjAAD-CwAgJAAAvwwAINoGAAC7DAAw2wYAAEMAENwGAAC7DAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIbgIAABDACC5CAAAQwAgB9oGAAC9CwAw2wYAAI0GABDcBgAAvQsAMPkGQADhCgAhhwcCANEKACGcBwIA0QoAIc0HAgDRCgAhCdoGAAC-CwAw2wYAAPcFABDcBgAAvgsAMOwGAgDRCgAh-QZAAOEKACGaBwIA0QoAIbkHAQDQCgAhzAcCANEKACHOBwIA0QoAIQzaBgAAvwsAMNsGAADhBQAQ3AYAAL8LADDsBgIA0QoAIfkGQADhCgAhmgcCANEKACGdBwEA0AoAIaIHAADAC9EHIrkHAQDQCgAhzwcCAPAKACHRBwIA8AoAIdIHAgDRCgAhBwoAANgKACBaAADCCwAgWwAAwgsAIOAGAAAA0QcC4QYAAADRBwjiBgAAANEHCOcGAADBC9EHIgcKAADYCgAgWgAAwgsAIFsAAMILACDgBgAAANEHAuEGAAAA0QcI4gYAAADRBwjnBgAAwQvRByIE4AYAAADRBwLhBgAAANEHCOIGAAAA0QcI5wYAAMIL0QciBtoGAADDCwAw2wYAAMcFABDcBgAAwwsAMOwGAgDRCgAhiQcBANAKACG9BwEA0AoAIQccAADFCwAg2gYAAMQLADDbBgAARwAQ3AYAAMQLADDsBgIA3goAIYkHAQDdCgAhvQcBAN0KACED0wcAAEMAINQHAABDACDVBwAAQwAgBtoGAADGCwAw2wYAAK8FABDcBgAAxgsAMPkGQADhCgAhiQcBANAKACGcBwAB7QoAIQbaBgAAxwsAMNsGAACcBQAQ3AYAAMcLADD5BkAA5QoAIYkHAQDdCgAhnAcAAcgLACEE4AYAAQAAAeEGAAEAAATiBgABAAAE5wYAAfUKACEJ2gYAAMkLADDbBgAAlgUAENwGAADJCwAw7AYCANEKACH5BkAA4QoAIYcHAgDRCgAh1gcBANAKACHXBwEA0AoAIdgHQADvCgAhDNoGAADKCwAw2wYAAIAFABDcBgAAygsAMOwGAgDRCgAh-QZAAOEKACGHBwIA0QoAIYkHAQDQCgAh2AdAAO8KACHZBwAB7QoAIdoHAAHtCgAh2wcEAIwLACHcBwAAgAsAIAbaBgAAywsAMNsGAADqBAAQ3AYAAMsLADD_BgAB7QoAIYEHQADvCgAhhwcCANEKACEJ2gYAAMwLADDbBgAA1AQAENwGAADMCwAw-QZAAOEKACGHBwIA0QoAId0HAQDQCgAh3gcEAIwLACHfBwIA0QoAIeAHQADvCgAhCgMAAJELACDaBgAAzQsAMNsGAAApABDcBgAAzQsAMPkGQADlCgAhhwcCAN4KACHdBwEA3QoAId4HBACQCwAh3wcCAN4KACHgB0AAhwsAIQfaBgAAzgsAMNsGAAC8BAAQ3AYAAM4LADDfBkAA4QoAIYcHAgDwCgAh4QcBANAKACHiBwAAzwsAIA8KAADYCgAgWgAA0AsAIFsAANALACDgBoAAAAAB4waAAAAAAeQGgAAAAAHlBoAAAAAB5gaAAAAAAecGgAAAAAHjBwEAAAAB5AcBAAAAAeUHAQAAAAHmB4AAAAAB5weAAAAAAegHgAAAAAEM4AaAAAAAAeMGgAAAAAHkBoAAAAAB5QaAAAAAAeYGgAAAAAHnBoAAAAAB4wcBAAAAAeQHAQAAAAHlBwEAAAAB5geAAAAAAecHgAAAAAHoB4AAAAABB9oGAADRCwAw2wYAAKkEABDcBgAA0QsAMN8GQADlCgAhhwcCANMLACHhBwEA3QoAIeIHAADSCwAgDOAGgAAAAAHjBoAAAAAB5AaAAAAAAeUGgAAAAAHmBoAAAAAB5waAAAAAAeMHAQAAAAHkBwEAAAAB5QcBAAAAAeYHgAAAAAHnB4AAAAAB6AeAAAAAAQjgBgIAAAAB4QYCAAAABeIGAgAAAAXjBgIAAAAB5AYCAAAAAeUGAgAAAAHmBgIAAAAB5wYCANQKACEI2gYAANQLADDbBgAAowQAENwGAADUCwAw7AYCANEKACH5BkAA4QoAIZoHAgDRCgAhmwcBANAKACHpBwIA0QoAIQ7aBgAA1QsAMNsGAACNBAAQ3AYAANULADDsBgIA0QoAIfkGQADhCgAhmgcCANEKACGbBwEA0AoAIZ0HAQDQCgAh6gcCANEKACHrByAAggsAIewHIACCCwAh7QcCANEKACHuB0AA4QoAIe8HAgDRCgAhCdoGAADWCwAw2wYAAPcDABDcBgAA1gsAMOwGAgDRCgAh-QZAAOEKACGdBwEA0AoAIZ4HAQDQCgAhwwdAAO8KACHwBwIA0QoAIQoXAADYCwAg2gYAANcLADDbBgAA5AMAENwGAADXCwAw7AYCAN4KACH5BkAA5QoAIZ0HAQDdCgAhngcBAN0KACHDB0AAhwsAIfAHAgDeCgAhA9MHAAA3ACDUBwAANwAg1QcAADcAIBLaBgAA2QsAMNsGAADeAwAQ3AYAANkLADDsBgIA0QoAIe4GQADvCgAh9gZAAOEKACH6BkAA7woAIYcHAgDRCgAhkwcEAIwLACGXBwEA-QoAIfEHAQDQCgAh8gcCANEKACHzBwIA0QoAIfQHAgDRCgAh9QcEAIwLACH2BwIA0QoAIfcHAQD5CgAh-AdAAO8KACEQ2gYAANoLADDbBgAAyAMAENwGAADaCwAw6wZAAOEKACHsBgIA0QoAIZoHAgDwCgAhnQcBAPkKACHxBwEA0AoAIfkHAQDQCgAh-gcCANEKACH7BwIA8AoAIfwHAQDQCgAh_QcBAPkKACH-ByAAggsAIf8HAgDwCgAhgAgBAPkKACEQ2gYAANsLADDbBgAAtQMAENwGAADbCwAw6wZAAOUKACHsBgIA3goAIZoHAgDTCwAhnQcBAIYLACHxBwEA3QoAIfkHAQDdCgAh-gcCAN4KACH7BwIA0wsAIfwHAQDdCgAh_QcBAIYLACH-ByAAiAsAIf8HAgDTCwAhgAgBAIYLACEC-QcBAAAAAfoHAgAAAAEM2gYAAN0LADDbBgAArwMAENwGAADdCwAw6wZAAOEKACHsBgIA0QoAIYgHAgDwCgAhnQcBAPkKACG5BwEA0AoAIfkHAQDQCgAh-gcCANEKACGCCAIA0QoAIYMIAgDRCgAhENoGAADeCwAw2wYAAJcDABDcBgAA3gsAMOwGAgDRCgAh-QZAAOEKACGaBwIA8AoAIaIHAADfC4cIIvkHAQDQCgAh-gcCANEKACGACAEA0AoAIYQIAgDRCgAhhQgBAPkKACGHCAIA8AoAIYgIAQD5CgAhiQhAAO8KACGKCEAA7woAIQcKAADYCgAgWgAA4QsAIFsAAOELACDgBgAAAIcIAuEGAAAAhwgI4gYAAACHCAjnBgAA4AuHCCIHCgAA2AoAIFoAAOELACBbAADhCwAg4AYAAACHCALhBgAAAIcICOIGAAAAhwgI5wYAAOALhwgiBOAGAAAAhwgC4QYAAACHCAjiBgAAAIcICOcGAADhC4cIIgzaBgAA4gsAMNsGAAD9AgAQ3AYAAOILADDrBkAA4QoAIewGAgDRCgAh-QcBANAKACH6BwIA8AoAIf8HAgDwCgAhgAgBAPkKACGLCAEA0AoAIYwIAQD5CgAhjQgAAM8LACAM2gYAAOMLADDbBgAA6gIAENwGAADjCwAw6wZAAOUKACHsBgIA3goAIfkHAQDdCgAh-gcCANMLACH_BwIA0wsAIYAIAQCGCwAhiwgBAN0KACGMCAEAhgsAIY0IAADSCwAgCtoGAADkCwAw2wYAAOQCABDcBgAA5AsAMN0GAQDQCgAh-QZAAOEKACGHBwIA0QoAIaIHAgDRCgAhuQcBANAKACGOCAEA0AoAIY8IAAHtCgAhCtoGAADlCwAw2wYAAM4CABDcBgAA5QsAMPkGQADhCgAh-gZAAOEKACH_BgAB7QoAIYEHQADvCgAhhwcCANEKACGQCAEA0AoAIZEIAQDQCgAhCtoGAADmCwAw2wYAALgCABDcBgAA5gsAMOwGAgDRCgAh-QZAAOEKACH6BkAA4QoAIf8GAAHtCgAhkggCANEKACGTCAIA0QoAIZQIAgDRCgAhDUsAAM8LACDaBgAA5wsAMNsGAACiAgAQ3AYAAOcLADDsBgIA0QoAIfkGQADhCgAhhwcCAPAKACHyBwIA0QoAIfcHAQD5CgAhlQgBANAKACGWCAEA0AoAIZcIQADhCgAhmAhAAO8KACEP2gYAAOgLADDbBgAAigIAENwGAADoCwAw7AYCANEKACHzBgIA8AoAIfQGAADuCgAg-QZAAOEKACH6BkAA7woAIf8GAAHtCgAhhwcCANEKACGJBwEA0AoAIdgHQADvCgAhmQgBANAKACGaCEAA7woAIZsIAgDwCgAhF9oGAADpCwAw2wYAAPABABDcBgAA6QsAMOwGAgDRCgAh-QZAAOEKACGRBwEA-QoAIcMHQADvCgAhkQgBAPkKACGcCAEA0AoAIZ0IQADvCgAhnggBAPkKACGgCAAA6gugCCKhCEAA7woAIaIIQADvCgAhowgBAPkKACGkCEAA7woAIaUIQADvCgAhpggBAPkKACGnCEAA7woAIagIAgDRCgAhqQggAIILACGqCEAA7woAIasIIACCCwAhBwoAANgKACBaAADsCwAgWwAA7AsAIOAGAAAAoAgC4QYAAACgCAjiBgAAAKAICOcGAADrC6AIIgcKAADYCgAgWgAA7AsAIFsAAOwLACDgBgAAAKAIAuEGAAAAoAgI4gYAAACgCAjnBgAA6wugCCIE4AYAAACgCALhBgAAAKAICOIGAAAAoAgI5wYAAOwLoAgiEwMAAJELACDaBgAA7QsAMNsGAAC8AQAQ3AYAAO0LADDsBgIA3goAIe4GQACHCwAh9gZAAOUKACH6BkAAhwsAIYcHAgDeCgAhkwcEAJALACGXBwEAhgsAIfEHAQDdCgAh8gcCAN4KACHzBwIA3goAIfQHAgDeCgAh9QcEAJALACH2BwIA3goAIfcHAQCGCwAh-AdAAIcLACELQwAAkQsAINoGAADuCwAw2wYAALgBABDcBgAA7gsAMOwGAgDeCgAh-QZAAOUKACH6BkAA5QoAIf8GAAHICwAhkggCAN4KACGTCAIA3goAIZQIAgDeCgAhCwMAAJELACDaBgAA7wsAMNsGAAC0AQAQ3AYAAO8LADD5BkAA5QoAIfoGQADlCgAh_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhkAgBAN0KACGRCAEA3QoAIQ4DAADxCwAgSwAA0gsAINoGAADwCwAw2wYAAK8BABDcBgAA8AsAMOwGAgDeCgAh-QZAAOUKACGHBwIA0wsAIfIHAgDeCgAh9wcBAIYLACGVCAEA3QoAIZYIAQDdCgAhlwhAAOUKACGYCEAAhwsAITgQAAD2CwAgEQAA9wsAIBIAAPgLACATAAD5CwAgFAAA-gsAIBUAAPsLACAWAAD8CwAgFwAA2AsAIBsAAP0LACAcAADFCwAgIQAA_wsAICMAAP4LACAlAACADAAgKgAAgQwAICwAAIUMACAuAACCDAAgMAAAhAwAIDEAAIcMACA1AACDDAAgNgAAhgwAIDcAAIgMACA4AACJDAAgOwAAigwAIDwAAIoMACA9AACKDAAgPwAAiwwAIEAAAIsMACBBAACMDAAgQgAAjQwAIEQAAI4MACBFAACPDAAg2gYAAPQLADDbBgAApAEAENwGAAD0CwAw7AYCAN4KACH5BkAA5QoAIZEHAQCGCwAhwwdAAIcLACGRCAEAhgsAIZwIAQDdCgAhnQhAAIcLACGeCAEAhgsAIaAIAAD1C6AIIqEIQACHCwAhoghAAIcLACGjCAEAhgsAIaQIQACHCwAhpQhAAIcLACGmCAEAhgsAIacIQACHCwAhqAgCAN4KACGpCCAAiAsAIaoIQACHCwAhqwggAIgLACG4CAAApAEAILkIAACkAQAgA_kHAQAAAAH6BwIAAAABgggCAAAAAQ4EAADxCwAgPgAAkQsAINoGAADzCwAw2wYAAKkBABDcBgAA8wsAMOsGQADlCgAh7AYCAN4KACGIBwIA0wsAIZ0HAQCGCwAhuQcBAN0KACH5BwEA3QoAIfoHAgDeCgAhgggCAN4KACGDCAIA3goAITYQAAD2CwAgEQAA9wsAIBIAAPgLACATAAD5CwAgFAAA-gsAIBUAAPsLACAWAAD8CwAgFwAA2AsAIBsAAP0LACAcAADFCwAgIQAA_wsAICMAAP4LACAlAACADAAgKgAAgQwAICwAAIUMACAuAACCDAAgMAAAhAwAIDEAAIcMACA1AACDDAAgNgAAhgwAIDcAAIgMACA4AACJDAAgOwAAigwAIDwAAIoMACA9AACKDAAgPwAAiwwAIEAAAIsMACBBAACMDAAgQgAAjQwAIEQAAI4MACBFAACPDAAg2gYAAPQLADDbBgAApAEAENwGAAD0CwAw7AYCAN4KACH5BkAA5QoAIZEHAQCGCwAhwwdAAIcLACGRCAEAhgsAIZwIAQDdCgAhnQhAAIcLACGeCAEAhgsAIaAIAAD1C6AIIqEIQACHCwAhoghAAIcLACGjCAEAhgsAIaQIQACHCwAhpQhAAIcLACGmCAEAhgsAIacIQACHCwAhqAgCAN4KACGpCCAAiAsAIaoIQACHCwAhqwggAIgLACEE4AYAAACgCALhBgAAAKAICOIGAAAAoAgI5wYAAOwLoAgiA9MHAAADACDUBwAAAwAg1QcAAAMAIAPTBwAABwAg1AcAAAcAINUHAAAHACAD0wcAAAkAINQHAAAJACDVBwAACQAgDAMAAJELACDaBgAAzQsAMNsGAAApABDcBgAAzQsAMPkGQADlCgAhhwcCAN4KACHdBwEA3QoAId4HBACQCwAh3wcCAN4KACHgB0AAhwsAIbgIAAApACC5CAAAKQAgA9MHAAArACDUBwAAKwAg1QcAACsAIAPTBwAALwAg1AcAAC8AINUHAAAvACAD0wcAADMAINQHAAAzACDVBwAAMwAgA9MHAAA9ACDUBwAAPQAg1QcAAD0AIAPTBwAASwAg1AcAAEsAINUHAABLACAD0wcAAE4AINQHAABOACDVBwAATgAgA9MHAABbACDUBwAAWwAg1QcAAFsAIAPTBwAAXwAg1AcAAF8AINUHAABfACAD0wcAAHoAINQHAAB6ACDVBwAAegAgA9MHAAB-ACDUBwAAfgAg1QcAAH4AIAPTBwAAggEAINQHAACCAQAg1QcAAIIBACAD0wcAAHMAINQHAABzACDVBwAAcwAgA9MHAACWAQAg1AcAAJYBACDVBwAAlgEAIAPTBwAAhgEAINQHAACGAQAg1QcAAIYBACAD0wcAAI4BACDUBwAAjgEAINUHAACOAQAgCQQAAJELACA3AgDeCgAh2gYAAI8LADDbBgAAngEAENwGAACPCwAwiAcCAN4KACGTBwQAkAsAIbgIAACeAQAguQgAAJ4BACAD0wcAAKABACDUBwAAoAEAINUHAACgAQAgA9MHAACpAQAg1AcAAKkBACDVBwAAqQEAIAPTBwAArwEAINQHAACvAQAg1QcAAK8BACAD0wcAALQBACDUBwAAtAEAINUHAAC0AQAgA9MHAAC4AQAg1AcAALgBACDVBwAAuAEAIAPTBwAAvAEAINQHAAC8AQAg1QcAALwBACATGQAA8QsAIDkAAJELACA6AADxCwAg2gYAAJAMADDbBgAAoAEAENwGAACQDAAw7AYCAN4KACH5BkAA5QoAIZoHAgDTCwAhogcAAJEMhwgi-QcBAN0KACH6BwIA3goAIYAIAQDdCgAhhAgCAN4KACGFCAEAhgsAIYcIAgDTCwAhiAgBAIYLACGJCEAAhwsAIYoIQACHCwAhBOAGAAAAhwgC4QYAAACHCAjiBgAAAIcICOcGAADhC4cIIg8EAACRCwAgMwAAkwwAINoGAACSDAAw2wYAAI4BABDcBgAAkgwAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhlAcBAN0KACGVBwQAkAsAIZYHAQDdCgAhlwcBAN0KACGYB0AA5QoAIZkHAQDdCgAhDy8AAIoLACA0AACJCwAg2gYAAIULADDbBgAAjAEAENwGAACFCwAw7AYCAN4KACH5BkAA5QoAIfoGQACHCwAhjgcBAN0KACGPBwIA0wsAIZAHAgDTCwAhkQcBAIYLACGSByAAiAsAIbgIAACMAQAguQgAAIwBACAKGQAAkQsAINoGAACUDAAw2wYAAJYBABDcBgAAlAwAMOwGAgDeCgAh-QZAAOUKACGaBwIA3goAIZ0HAQDdCgAhuQcBAN0KACG8B0AAhwsAIQKHBwIAAAABkAcCAAAAAQkDAACRCwAgLwAAlQsAINoGAACWDAAw2wYAAIYBABDcBgAAlgwAMPkGQADlCgAhhwcCAN4KACGQBwIA3goAIZwHAgDeCgAhChkAAJELACAvAACVCwAg2gYAAJcMADDbBgAAggEAENwGAACXDAAw7AYCAN4KACH5BkAA5QoAIZAHAgDeCgAhmgcCAN4KACGbBwEA3QoAIRkZAACRCwAgMAAAhAwAIDEAAIcMACAyAACcDAAgMwAAkwwAINoGAACYDAAw2wYAAH4AENwGAACYDAAw7AYCAN4KACH5BkAA5QoAIZQHAQDdCgAhlQcEAJALACGXBwEA3QoAIZoHAgDeCgAhnQcBAN0KACGeBwEA3QoAIaAHAACZDKAHIqIHAACaDKIHIqMHCACbDAAhpAcCANMLACGlBwIA0wsAIaYHAQCGCwAhpwcCAN4KACGoBwIA3goAIakHAgDeCgAhBOAGAAAAoAcC4QYAAACgBwjiBgAAAKAHCOcGAACgC6AHIgTgBgAAAKIHAuEGAAAAogcI4gYAAACiBwjnBgAAnguiByII4AYIAAAAAeEGCAAAAAXiBggAAAAF4wYIAAAAAeQGCAAAAAHlBggAAAAB5gYIAAAAAecGCADVCgAhCC8AAJULACAyAgDeCgAh2gYAAJQLADDbBgAAigEAENwGAACUCwAwkAcCAN4KACG4CAAAigEAILkIAACKAQAgDycAAJELACAoAACgDAAgKgAAoQwAINoGAACdDAAw2wYAAHoAENwGAACdDAAw7AYCAN4KACH5BkAA5QoAIaIHAACfDLQHIrEHAACeDLEHIrIHAgDeCgAhtAdAAIcLACG1BwEAhgsAIbYHAgDTCwAhtwcBAIYLACEE4AYAAACxBwLhBgAAALEHCOIGAAAAsQcI5wYAAKwLsQciBOAGAAAAtAcC4QYAAAC0BwjiBgAAALQHCOcGAACqC7QHIgPTBwAAaAAg1AcAAGgAINUHAABoACAD0wcAAG0AINQHAABtACDVBwAAbQAgApoHAgAAAAGsBwIAAAABDhkAAJELACArAACkDAAg2gYAAKMMADDbBgAAcwAQ3AYAAKMMADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGdBwEAhgsAIawHAgDeCgAhuAcCAN4KACG5BwEA3QoAIboHAQCGCwAhuwdAAIcLACEeHQEA3QoAISYAAK4MACAoAACgDAAgLAAAhQwAINoGAACrDAAw2wYAAGMAENwGAACrDAAw7AYCAN4KACH5BkAA5QoAIYgHAgDTCwAhnQcBAN0KACGeBwEA3QoAIaIHAACtDMIHIqoHAgDTCwAhrQcQAKoMACG4BxAAqgwAIb0HAQCGCwAhvgcBAIYLACG_BxAArAwAIcAHAgDeCgAhwgcBAIYLACHDB0AAhwsAIcQHAgDeCgAhxQcgAIgLACHGBwEA3QoAIccHAQDdCgAhyAcCAN4KACHJBwIA3goAIbgIAABjACC5CAAAYwAgAqoHAgAAAAGrBwIAAAABBikAAKcMACDaBgAApgwAMNsGAABtABDcBgAApgwAMKoHAgDeCgAhqwcCAN4KACERJwAAkQsAICgAAKAMACAqAAChDAAg2gYAAJ0MADDbBgAAegAQ3AYAAJ0MADDsBgIA3goAIfkGQADlCgAhogcAAJ8MtAcisQcAAJ4MsQcisgcCAN4KACG0B0AAhwsAIbUHAQCGCwAhtgcCANMLACG3BwEAhgsAIbgIAAB6ACC5CAAAegAgAqsHAgAAAAGsBwIAAAABDCkAAKcMACArAACkDAAg2gYAAKkMADDbBgAAaAAQ3AYAAKkMADCdBwEA3QoAIaoHAgDTCwAhqwcCAN4KACGsBwIA3goAIa0HEACqDAAhrgcCAN4KACGvBwEAhgsAIQjgBhAAAAAB4QYQAAAABOIGEAAAAATjBhAAAAAB5AYQAAAAAeUGEAAAAAHmBhAAAAAB5wYQAKULACEcHQEA3QoAISYAAK4MACAoAACgDAAgLAAAhQwAINoGAACrDAAw2wYAAGMAENwGAACrDAAw7AYCAN4KACH5BkAA5QoAIYgHAgDTCwAhnQcBAN0KACGeBwEA3QoAIaIHAACtDMIHIqoHAgDTCwAhrQcQAKoMACG4BxAAqgwAIb0HAQCGCwAhvgcBAIYLACG_BxAArAwAIcAHAgDeCgAhwgcBAIYLACHDB0AAhwsAIcQHAgDeCgAhxQcgAIgLACHGBwEA3QoAIccHAQDdCgAhyAcCAN4KACHJBwIA3goAIQjgBhAAAAAB4QYQAAAABeIGEAAAAAXjBhAAAAAB5AYQAAAAAeUGEAAAAAHmBhAAAAAB5wYQALULACEE4AYAAADCBwLhBgAAAMIHCOIGAAAAwgcI5wYAALMLwgciEQQAAJELACAtAACxDAAg2gYAAK8MADDbBgAAXwAQ3AYAAK8MADDsBgIA3goAIfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZ4HAQDdCgAhogcAALAMywcivQcBAN0KACHIBwIA3goAIckHAgDeCgAhywcgAIgLACG4CAAAXwAguQgAAF8AIA8EAACRCwAgLQAAsQwAINoGAACvDAAw2wYAAF8AENwGAACvDAAw7AYCAN4KACH5BkAA5QoAIYgHAgDeCgAhiQcBAN0KACGeBwEA3QoAIaIHAACwDMsHIr0HAQDdCgAhyAcCAN4KACHJBwIA3goAIcsHIACICwAhBOAGAAAAywcC4QYAAADLBwjiBgAAAMsHCOcGAAC5C8sHIgPTBwAAYwAg1AcAAGMAINUHAABjACAD3QYBAAAAAYcHAgAAAAGOCAEAAAABCwMAAJELACDaBgAAswwAMNsGAABbABDcBgAAswwAMN0GAQDdCgAh-QZAAOUKACGHBwIA3goAIaIHAgDeCgAhuQcBAN0KACGOCAEA3QoAIY8IAAHICwAhAuwGAgAAAAHMBwIAAAABDRkAAJELACAeAAC8CwAgHwAAtgwAICEAAP8LACDaBgAAtQwAMNsGAABLABDcBgAAtQwAMOwGAgDeCgAh-QZAAOUKACGaBwIA3goAIbkHAQDdCgAhzAcCAN4KACHOBwIA3goAIRMZAACRCwAgHQAAvQwAICIAAL4MACAjAAD-CwAgJAAAvwwAINoGAAC7DAAw2wYAAEMAENwGAAC7DAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIbgIAABDACC5CAAAQwAgAocHAgAAAAHNBwIAAAABCQMAAJELACAgAAC5DAAg2gYAALgMADDbBgAATgAQ3AYAALgMADD5BkAA5QoAIYcHAgDeCgAhnAcCAN4KACHNBwIA3goAIQ8ZAACRCwAgHgAAvAsAIB8AALYMACAhAAD_CwAg2gYAALUMADDbBgAASwAQ3AYAALUMADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACG5BwEA3QoAIcwHAgDeCgAhzgcCAN4KACG4CAAASwAguQgAAEsAIALsBgIAAAAB0QcCAAAAAREZAACRCwAgHQAAvQwAICIAAL4MACAjAAD-CwAgJAAAvwwAINoGAAC7DAAw2wYAAEMAENwGAAC7DAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIQTgBgAAANEHAuEGAAAA0QcI4gYAAADRBwjnBgAAwgvRByIJHAAAxQsAINoGAADECwAw2wYAAEcAENwGAADECwAw7AYCAN4KACGJBwEA3QoAIb0HAQDdCgAhuAgAAEcAILkIAABHACAPGQAAkQsAIB4AALwLACAfAAC2DAAgIQAA_wsAINoGAAC1DAAw2wYAAEsAENwGAAC1DAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhuQcBAN0KACHMBwIA3goAIc4HAgDeCgAhuAgAAEsAILkIAABLACAHHgAAvAsAINoGAAC7CwAw2wYAAFYAENwGAAC7CwAwzAcCAN4KACG4CAAAVgAguQgAAFYAIAoZAACRCwAgGgAAwQwAINoGAADADAAw2wYAAD0AENwGAADADAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhmwcBAN0KACHpBwIA3goAIRMYAADDDAAgGQAAkQsAIBsAAP0LACDaBgAAwgwAMNsGAAA3ABDcBgAAwgwAMOwGAgDeCgAh-QZAAOUKACGaBwIA3goAIZsHAQDdCgAhnQcBAN0KACHqBwIA3goAIesHIACICwAh7AcgAIgLACHtBwIA3goAIe4HQADlCgAh7wcCAN4KACG4CAAANwAguQgAADcAIBEYAADDDAAgGQAAkQsAIBsAAP0LACDaBgAAwgwAMNsGAAA3ABDcBgAAwgwAMOwGAgDeCgAh-QZAAOUKACGaBwIA3goAIZsHAQDdCgAhnQcBAN0KACHqBwIA3goAIesHIACICwAh7AcgAIgLACHtBwIA3goAIe4HQADlCgAh7wcCAN4KACEMFwAA2AsAINoGAADXCwAw2wYAAOQDABDcBgAA1wsAMOwGAgDeCgAh-QZAAOUKACGdBwEA3QoAIZ4HAQDdCgAhwwdAAIcLACHwBwIA3goAIbgIAADkAwAguQgAAOQDACAC1gcBAAAAAdcHAQAAAAEKAwAAkQsAINoGAADFDAAw2wYAADMAENwGAADFDAAw7AYCAN4KACH5BkAA5QoAIYcHAgDeCgAh1gcBAN0KACHXBwEA3QoAIdgHQACHCwAhDQMAAJELACDaBgAAxgwAMNsGAAAvABDcBgAAxgwAMOwGAgDeCgAh-QZAAOUKACGHBwIA3goAIYkHAQDdCgAh2AdAAIcLACHZBwAByAsAIdoHAAHICwAh2wcEAJALACHcBwAAgAsAIAL_BgABAAABhwcCAAAAAQcDAACRCwAg2gYAAMgMADDbBgAAKwAQ3AYAAMgMADD_BgAByAsAIYEHQACHCwAhhwcCAN4KACEPBAAAkQsAIAwAAMsMACANAAD4CwAgDgAA9gsAINoGAADJDAAw2wYAAAcAENwGAADJDAAw7AYCAN4KACH5BkAA5QoAIYgHAgDeCgAhiQcBAN0KACGKBwEA3QoAIYsHAAHKDAAhjAcAAIALACCNBwAAgAsAIATgBgABAAAB4QYAAQAABeIGAAEAAAXnBgAB_QoAIQPTBwAAGAAg1AcAABgAINUHAAAYACAPBQAAzQwAIAYAAM4MACDaBgAAzAwAMNsGAAAYABDcBgAAzAwAMPEGAAHICwAh8gYAAcgLACHzBgIA3goAIfQGAADuCgAg9QYCAN4KACH2BkAAhwsAIfcGAgDTCwAh-AZAAIcLACH5BkAA5QoAIfoGQADlCgAhEQQAAJELACAMAADLDAAgDQAA-AsAIA4AAPYLACDaBgAAyQwAMNsGAAAHABDcBgAAyQwAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhigcBAN0KACGLBwABygwAIYwHAACACwAgjQcAAIALACC4CAAABwAguQgAAAcAIA4DAACRCwAgBQAAzQwAIAsAANYMACAMAADLDAAg2gYAANUMADDbBgAACQAQ3AYAANUMADDsBgIA3goAIfMGAgDeCgAh9AYAAO4KACD5BkAA5QoAIYcHAgDeCgAhuAgAAAkAILkIAAAJACAIBwAA0AwAINoGAADPDAAw2wYAABEAENwGAADPDAAw-QZAAOUKACH_BgAByAsAIYAHAgDeCgAhgQdAAIcLACESBgAA0gwAIAgAANMMACAJAAD2CwAg2gYAANEMADDbBgAADQAQ3AYAANEMADDsBgIA3goAIfQGAADuCgAg9wYCAN4KACH5BkAA5QoAIfoGQADlCgAhggcAAcoMACGDBwEAhgsAIYQHAQCGCwAhhQdAAIcLACGGB0AAhwsAIbgIAAANACC5CAAADQAgEAYAANIMACAIAADTDAAgCQAA9gsAINoGAADRDAAw2wYAAA0AENwGAADRDAAw7AYCAN4KACH0BgAA7goAIPcGAgDeCgAh-QZAAOUKACH6BkAA5QoAIYIHAAHKDAAhgwcBAIYLACGEBwEAhgsAIYUHQACHCwAhhgdAAIcLACEOAwAAkQsAIAUAAM0MACALAADWDAAgDAAAywwAINoGAADVDAAw2wYAAAkAENwGAADVDAAw7AYCAN4KACHzBgIA3goAIfQGAADuCgAg-QZAAOUKACGHBwIA3goAIbgIAAAJACC5CAAACQAgA9MHAAARACDUBwAAEQAg1QcAABEAIALzBgIAAAABhwcCAAAAAQwDAACRCwAgBQAAzQwAIAsAANYMACAMAADLDAAg2gYAANUMADDbBgAACQAQ3AYAANUMADDsBgIA3goAIfMGAgDeCgAh9AYAAO4KACD5BkAA5QoAIYcHAgDeCgAhA9MHAAANACDUBwAADQAg1QcAAA0AIBIDAACRCwAgBQAA2AwAIA8AANkMACDaBgAA1wwAMNsGAAADABDcBgAA1wwAMOwGAgDeCgAh8wYCANMLACH0BgAA7goAIPkGQADlCgAh-gZAAIcLACH_BgAByAsAIYcHAgDeCgAhiQcBAN0KACHYB0AAhwsAIZkIAQDdCgAhmghAAIcLACGbCAIA0wsAIREEAACRCwAgDAAAywwAIA0AAPgLACAOAAD2CwAg2gYAAMkMADDbBgAABwAQ3AYAAMkMADDsBgIA3goAIfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIYoHAQDdCgAhiwcAAcoMACGMBwAAgAsAII0HAACACwAguAgAAAcAILkIAAAHACASBgAA0gwAIAgAANMMACAJAAD2CwAg2gYAANEMADDbBgAADQAQ3AYAANEMADDsBgIA3goAIfQGAADuCgAg9wYCAN4KACH5BkAA5QoAIfoGQADlCgAhggcAAcoMACGDBwEAhgsAIYQHAQCGCwAhhQdAAIcLACGGB0AAhwsAIbgIAAANACC5CAAADQAgAAAAAAAAAb0IAQAAAAEFvQgCAAAAAcQIAgAAAAHFCAIAAAABxggCAAAAAccIAgAAAAEFvQgEAAAAAcQIBAAAAAHFCAQAAAABxggEAAAAAccIBAAAAAEAAAABvQhAAAAAAQAAAAAAAAAAAAAAAAAAAb0IAAEAAAECvQgAAAD8BgjDCAAAAPwGAgG9CEAAAAABBb0IAgAAAAHECAIAAAABxQgCAAAAAcYIAgAAAAHHCAIAAAABBVIAAOQXACBTAADqFwAguggAAOUXACC7CAAA6RcAIMAIAAAmACAHUgAA4hcAIFMAAOcXACC6CAAA4xcAILsIAADmFwAgvggAAAkAIL8IAAAJACDACAAACwAgAb0IAAAA_AYIA1IAAOQXACC6CAAA5RcAIMAIAAAmACADUgAA4hcAILoIAADjFwAgwAgAAAsAIAAAAAAABVIAAN0XACBTAADgFwAguggAAN4XACC7CAAA3xcAIMAIAAAPACADUgAA3RcAILoIAADeFwAgwAgAAA8AIAAAAAAAAr0IAAAA_AYIwwgAAAD8BgIBvQgAAQAAAQG9CAEAAAABBVIAAMwXACBTAADbFwAguggAAM0XACC7CAAA2hcAIMAIAAALACALUgAAog0AMFMAAKcNADC6CAAAow0AMLsIAACkDQAwvAgAAKUNACC9CAAApg0AML4IAACmDQAwvwgAAKYNADDACAAApg0AMMEIAACoDQAwwggAAKkNADALUgAAkA0AMFMAAJUNADC6CAAAkQ0AMLsIAACSDQAwvAgAAJMNACC9CAAAlA0AML4IAACUDQAwvwgAAJQNADDACAAAlA0AMMEIAACWDQAwwggAAJcNADANAwAAoA0AIAUAAKENACDsBgIAAAAB8wYCAAAAAfQGAACfDQAg-QZAAAAAAfoGQAAAAAH_BgABAAABhwcCAAAAAYkHAQAAAAHYB0AAAAABmQgBAAAAAZoIQAAAAAECAAAABQAgUgAAng0AIAMAAAAFACBSAACeDQAgUwAAmw0AIAFLAADZFwAwEgMAAJELACAFAADYDAAgDwAA2QwAINoGAADXDAAw2wYAAAMAENwGAADXDAAw7AYCAAAAAfMGAgDTCwAh9AYAAO4KACD5BkAA5QoAIfoGQACHCwAh_wYAAQAAAYcHAgDeCgAhiQcBAN0KACHYB0AAhwsAIZkIAQDdCgAhmghAAIcLACGbCAIA0wsAIQIAAAAFACBLAACbDQAgAgAAAJgNACBLAACZDQAgD9oGAACXDQAw2wYAAJgNABDcBgAAlw0AMOwGAgDeCgAh8wYCANMLACH0BgAA7goAIPkGQADlCgAh-gZAAIcLACH_BgAByAsAIYcHAgDeCgAhiQcBAN0KACHYB0AAhwsAIZkIAQDdCgAhmghAAIcLACGbCAIA0wsAIQ_aBgAAlw0AMNsGAACYDQAQ3AYAAJcNADDsBgIA3goAIfMGAgDTCwAh9AYAAO4KACD5BkAA5QoAIfoGQACHCwAh_wYAAcgLACGHBwIA3goAIYkHAQDdCgAh2AdAAIcLACGZCAEA3QoAIZoIQACHCwAhmwgCANMLACEL7AYCAOEMACHzBgIA-AwAIfQGAACaDQAg-QZAAOYMACH6BkAA9wwAIf8GAAH1DAAhhwcCAOEMACGJBwEA4AwAIdgHQAD3DAAhmQgBAOAMACGaCEAA9wwAIQK9CAAAAPwGCMMIAAAA_AYCDQMAAJwNACAFAACdDQAg7AYCAOEMACHzBgIA-AwAIfQGAACaDQAg-QZAAOYMACH6BkAA9wwAIf8GAAH1DAAhhwcCAOEMACGJBwEA4AwAIdgHQAD3DAAhmQgBAOAMACGaCEAA9wwAIQVSAADRFwAgUwAA1xcAILoIAADSFwAguwgAANYXACDACAAAAQAgB1IAAM8XACBTAADUFwAguggAANAXACC7CAAA0xcAIL4IAAAHACC_CAAABwAgwAgAACYAIA0DAACgDQAgBQAAoQ0AIOwGAgAAAAHzBgIAAAAB9AYAAJ8NACD5BkAAAAAB-gZAAAAAAf8GAAEAAAGHBwIAAAABiQcBAAAAAdgHQAAAAAGZCAEAAAABmghAAAAAAQG9CAAAAPwGCANSAADRFwAguggAANIXACDACAAAAQAgA1IAAM8XACC6CAAA0BcAIMAIAAAmACAD-QZAAAAAAf8GAAEAAAGBB0AAAAABAgAAABMAIFIAAK0NACADAAAAEwAgUgAArQ0AIFMAAKwNACABSwAAzhcAMAgHAADQDAAg2gYAAM8MADDbBgAAEQAQ3AYAAM8MADD5BkAA5QoAIf8GAAEAAAGABwIA3goAIYEHQACHCwAhAgAAABMAIEsAAKwNACACAAAAqg0AIEsAAKsNACAH2gYAAKkNADDbBgAAqg0AENwGAACpDQAw-QZAAOUKACH_BgAByAsAIYAHAgDeCgAhgQdAAIcLACEH2gYAAKkNADDbBgAAqg0AENwGAACpDQAw-QZAAOUKACH_BgAByAsAIYAHAgDeCgAhgQdAAIcLACED-QZAAOYMACH_BgAB9QwAIYEHQAD3DAAhA_kGQADmDAAh_wYAAfUMACGBB0AA9wwAIQP5BkAAAAAB_wYAAQAAAYEHQAAAAAEBvQgAAAD8BggDUgAAzBcAILoIAADNFwAgwAgAAAsAIARSAACiDQAwuggAAKMNADC8CAAApQ0AIMAIAACmDQAwBFIAAJANADC6CAAAkQ0AMLwIAACTDQAgwAgAAJQNADAAAAAAAAK9CAAAAPwGCMMIAAAA_AYCBVIAAMIXACBTAADKFwAguggAAMMXACC7CAAAyRcAIMAIAAABACAFUgAAwBcAIFMAAMcXACC6CAAAwRcAILsIAADGFwAgwAgAACYAIAtSAADIDQAwUwAAzQ0AMLoIAADJDQAwuwgAAMoNADC8CAAAyw0AIL0IAADMDQAwvggAAMwNADC_CAAAzA0AMMAIAADMDQAwwQgAAM4NADDCCAAAzw0AMAtSAAC8DQAwUwAAwQ0AMLoIAAC9DQAwuwgAAL4NADC8CAAAvw0AIL0IAADADQAwvggAAMANADC_CAAAwA0AMMAIAADADQAwwQgAAMINADDCCAAAww0AMAoFAAD8DAAg8QYAAQAAAfIGAAEAAAHzBgIAAAAB9AYAAPsMACD1BgIAAAAB9gZAAAAAAfgGQAAAAAH5BkAAAAAB-gZAAAAAAQIAAAAaACBSAADHDQAgAwAAABoAIFIAAMcNACBTAADGDQAgAUsAAMUXADAPBQAAzQwAIAYAAM4MACDaBgAAzAwAMNsGAAAYABDcBgAAzAwAMPEGAAEAAAHyBgABAAAB8wYCAN4KACH0BgAA7goAIPUGAgDeCgAh9gZAAIcLACH3BgIA0wsAIfgGQACHCwAh-QZAAOUKACH6BkAA5QoAIQIAAAAaACBLAADGDQAgAgAAAMQNACBLAADFDQAgDdoGAADDDQAw2wYAAMQNABDcBgAAww0AMPEGAAHICwAh8gYAAcgLACHzBgIA3goAIfQGAADuCgAg9QYCAN4KACH2BkAAhwsAIfcGAgDTCwAh-AZAAIcLACH5BkAA5QoAIfoGQADlCgAhDdoGAADDDQAw2wYAAMQNABDcBgAAww0AMPEGAAHICwAh8gYAAcgLACHzBgIA3goAIfQGAADuCgAg9QYCAN4KACH2BkAAhwsAIfcGAgDTCwAh-AZAAIcLACH5BkAA5QoAIfoGQADlCgAhCfEGAAH1DAAh8gYAAfUMACHzBgIA4QwAIfQGAAD2DAAg9QYCAOEMACH2BkAA9wwAIfgGQAD3DAAh-QZAAOYMACH6BkAA5gwAIQoFAAD5DAAg8QYAAfUMACHyBgAB9QwAIfMGAgDhDAAh9AYAAPYMACD1BgIA4QwAIfYGQAD3DAAh-AZAAPcMACH5BkAA5gwAIfoGQADmDAAhCgUAAPwMACDxBgABAAAB8gYAAQAAAfMGAgAAAAH0BgAA-wwAIPUGAgAAAAH2BkAAAAAB-AZAAAAAAfkGQAAAAAH6BkAAAAABCwgAALANACAJAACxDQAg7AYCAAAAAfQGAACuDQAg-QZAAAAAAfoGQAAAAAGCBwABAAABgwcBAAAAAYQHAQAAAAGFB0AAAAABhgdAAAAAAQIAAAAPACBSAADTDQAgAwAAAA8AIFIAANMNACBTAADSDQAgAUsAAMQXADAQBgAA0gwAIAgAANMMACAJAAD2CwAg2gYAANEMADDbBgAADQAQ3AYAANEMADDsBgIAAAAB9AYAAO4KACD3BgIA3goAIfkGQADlCgAh-gZAAOUKACGCBwABAAABgwcBAIYLACGEBwEAhgsAIYUHQACHCwAhhgdAAIcLACECAAAADwAgSwAA0g0AIAIAAADQDQAgSwAA0Q0AIA3aBgAAzw0AMNsGAADQDQAQ3AYAAM8NADDsBgIA3goAIfQGAADuCgAg9wYCAN4KACH5BkAA5QoAIfoGQADlCgAhggcAAcoMACGDBwEAhgsAIYQHAQCGCwAhhQdAAIcLACGGB0AAhwsAIQ3aBgAAzw0AMNsGAADQDQAQ3AYAAM8NADDsBgIA3goAIfQGAADuCgAg9wYCAN4KACH5BkAA5QoAIfoGQADlCgAhggcAAcoMACGDBwEAhgsAIYQHAQCGCwAhhQdAAIcLACGGB0AAhwsAIQnsBgIA4QwAIfQGAACKDQAg-QZAAOYMACH6BkAA5gwAIYIHAAGLDQAhgwcBAIwNACGEBwEAjA0AIYUHQAD3DAAhhgdAAPcMACELCAAAjg0AIAkAAI8NACDsBgIA4QwAIfQGAACKDQAg-QZAAOYMACH6BkAA5gwAIYIHAAGLDQAhgwcBAIwNACGEBwEAjA0AIYUHQAD3DAAhhgdAAPcMACELCAAAsA0AIAkAALENACDsBgIAAAAB9AYAAK4NACD5BkAAAAAB-gZAAAAAAYIHAAEAAAGDBwEAAAABhAcBAAAAAYUHQAAAAAGGB0AAAAABAb0IAAAA_AYIA1IAAMIXACC6CAAAwxcAIMAIAAABACADUgAAwBcAILoIAADBFwAgwAgAACYAIARSAADIDQAwuggAAMkNADC8CAAAyw0AIMAIAADMDQAwBFIAALwNADC6CAAAvQ0AMLwIAAC_DQAgwAgAAMANADAAAAAAAAK9CAEAAAAEwwgBAAAABQK9CAEAAAAEwwgBAAAABQVSAACzFwAgUwAAvhcAILoIAAC0FwAguwgAAL0XACDACAAAAQAgC1IAAPgNADBTAAD9DQAwuggAAPkNADC7CAAA-g0AMLwIAAD7DQAgvQgAAPwNADC-CAAA_A0AML8IAAD8DQAwwAgAAPwNADDBCAAA_g0AMMIIAAD_DQAwC1IAAO8NADBTAADzDQAwuggAAPANADC7CAAA8Q0AMLwIAADyDQAgvQgAAMANADC-CAAAwA0AML8IAADADQAwwAgAAMANADDBCAAA9A0AMMIIAADDDQAwC1IAAOQNADBTAADoDQAwuggAAOUNADC7CAAA5g0AMLwIAADnDQAgvQgAAJQNADC-CAAAlA0AML8IAACUDQAwwAgAAJQNADDBCAAA6Q0AMMIIAACXDQAwDQMAAKANACAPAADuDQAg7AYCAAAAAfQGAACfDQAg-QZAAAAAAfoGQAAAAAH_BgABAAABhwcCAAAAAYkHAQAAAAHYB0AAAAABmQgBAAAAAZoIQAAAAAGbCAIAAAABAgAAAAUAIFIAAO0NACADAAAABQAgUgAA7Q0AIFMAAOsNACABSwAAvBcAMAIAAAAFACBLAADrDQAgAgAAAJgNACBLAADqDQAgC-wGAgDhDAAh9AYAAJoNACD5BkAA5gwAIfoGQAD3DAAh_wYAAfUMACGHBwIA4QwAIYkHAQDgDAAh2AdAAPcMACGZCAEA4AwAIZoIQAD3DAAhmwgCAPgMACENAwAAnA0AIA8AAOwNACDsBgIA4QwAIfQGAACaDQAg-QZAAOYMACH6BkAA9wwAIf8GAAH1DAAhhwcCAOEMACGJBwEA4AwAIdgHQAD3DAAhmQgBAOAMACGaCEAA9wwAIZsIAgD4DAAhB1IAALcXACBTAAC6FwAguggAALgXACC7CAAAuRcAIL4IAAANACC_CAAADQAgwAgAAA8AIA0DAACgDQAgDwAA7g0AIOwGAgAAAAH0BgAAnw0AIPkGQAAAAAH6BkAAAAAB_wYAAQAAAYcHAgAAAAGJBwEAAAAB2AdAAAAAAZkIAQAAAAGaCEAAAAABmwgCAAAAAQNSAAC3FwAguggAALgXACDACAAADwAgCgYAAP0MACDxBgABAAAB8gYAAQAAAfQGAAD7DAAg9QYCAAAAAfYGQAAAAAH3BgIAAAAB-AZAAAAAAfkGQAAAAAH6BkAAAAABAgAAABoAIFIAAPcNACADAAAAGgAgUgAA9w0AIFMAAPYNACABSwAAthcAMAIAAAAaACBLAAD2DQAgAgAAAMQNACBLAAD1DQAgCfEGAAH1DAAh8gYAAfUMACH0BgAA9gwAIPUGAgDhDAAh9gZAAPcMACH3BgIA-AwAIfgGQAD3DAAh-QZAAOYMACH6BkAA5gwAIQoGAAD6DAAg8QYAAfUMACHyBgAB9QwAIfQGAAD2DAAg9QYCAOEMACH2BkAA9wwAIfcGAgD4DAAh-AZAAPcMACH5BkAA5gwAIfoGQADmDAAhCgYAAP0MACDxBgABAAAB8gYAAQAAAfQGAAD7DAAg9QYCAAAAAfYGQAAAAAH3BgIAAAAB-AZAAAAAAfkGQAAAAAH6BkAAAAABBwMAANUNACALAADXDQAgDAAA2A0AIOwGAgAAAAH0BgAA1A0AIPkGQAAAAAGHBwIAAAABAgAAAAsAIFIAAIMOACADAAAACwAgUgAAgw4AIFMAAIIOACABSwAAtRcAMA0DAACRCwAgBQAAzQwAIAsAANYMACAMAADLDAAg2gYAANUMADDbBgAACQAQ3AYAANUMADDsBgIAAAAB8wYCAN4KACH0BgAA7goAIPkGQADlCgAhhwcCAN4KACG3CAAA1AwAIAIAAAALACBLAACCDgAgAgAAAIAOACBLAACBDgAgCNoGAAD_DQAw2wYAAIAOABDcBgAA_w0AMOwGAgDeCgAh8wYCAN4KACH0BgAA7goAIPkGQADlCgAhhwcCAN4KACEI2gYAAP8NADDbBgAAgA4AENwGAAD_DQAw7AYCAN4KACHzBgIA3goAIfQGAADuCgAg-QZAAOUKACGHBwIA3goAIQTsBgIA4QwAIfQGAAC3DQAg-QZAAOYMACGHBwIA4QwAIQcDAAC4DQAgCwAAug0AIAwAALsNACDsBgIA4QwAIfQGAAC3DQAg-QZAAOYMACGHBwIA4QwAIQcDAADVDQAgCwAA1w0AIAwAANgNACDsBgIAAAAB9AYAANQNACD5BkAAAAABhwcCAAAAAQG9CAEAAAAEAb0IAQAAAAQDUgAAsxcAILoIAAC0FwAgwAgAAAEAIARSAAD4DQAwuggAAPkNADC8CAAA-w0AIMAIAAD8DQAwBFIAAO8NADC6CAAA8A0AMLwIAADyDQAgwAgAAMANADAEUgAA5A0AMLoIAADlDQAwvAgAAOcNACDACAAAlA0AMAAAAAAAAb0IIAAAAAEHUgAAqxcAIFMAALEXACC6CAAArBcAILsIAACwFwAgvggAAI4BACC_CAAAjgEAIMAIAACcAQAgB1IAAKkXACBTAACuFwAguggAAKoXACC7CAAArRcAIL4IAAB-ACC_CAAAfgAgwAgAAIABACADUgAAqxcAILoIAACsFwAgwAgAAJwBACADUgAAqRcAILoIAACqFwAgwAgAAIABACACBAAAng4AIDMAAJYVACAJGQAAng4AIDAAAIoVACAxAACNFQAgMgAAlxUAIDMAAJYVACCjBwAA2gwAIKQHAADaDAAgpQcAANoMACCmBwAA2gwAIAAAAAAABb0IBAAAAAHECAQAAAABxQgEAAAAAcYIBAAAAAHHCAQAAAABBVIAAKQXACBTAACnFwAguggAAKUXACC7CAAAphcAIMAIAAABACADUgAApBcAILoIAAClFwAgwAgAAAEAICwQAAD8FAAgEQAA_RQAIBIAAP4UACATAAD_FAAgFAAAgBUAIBUAAIEVACAWAACCFQAgFwAAsREAIBsAAIMVACAcAADXEAAgIQAAhRUAICMAAIQVACAlAACGFQAgKgAAhxUAICwAAIsVACAuAACIFQAgMAAAihUAIDEAAI0VACA1AACJFQAgNgAAjBUAIDcAAI4VACA4AACPFQAgOwAAkBUAIDwAAJAVACA9AACQFQAgPwAAkRUAIEAAAJEVACBBAACSFQAgQgAAkxUAIEQAAJQVACBFAACVFQAgkQcAANoMACDDBwAA2gwAIJEIAADaDAAgnQgAANoMACCeCAAA2gwAIKEIAADaDAAgoggAANoMACCjCAAA2gwAIKQIAADaDAAgpQgAANoMACCmCAAA2gwAIKcIAADaDAAgqggAANoMACAAAAAAAAVSAACfFwAgUwAAohcAILoIAACgFwAguwgAAKEXACDACAAAAQAgB1IAAKYOACBTAACpDgAguggAAKcOACC7CAAAqA4AIL4IAACMAQAgvwgAAIwBACDACAAAxggAIAgvAACTDgAg7AYCAAAAAfkGQAAAAAH6BkAAAAABjgcBAAAAAZAHAgAAAAGRBwEAAAABkgcgAAAAAQIAAADGCAAgUgAApg4AIAMAAACMAQAgUgAApg4AIFMAAKoOACAKAAAAjAEAIC8AAJEOACBLAACqDgAg7AYCAOEMACH5BkAA5gwAIfoGQAD3DAAhjgcBAOAMACGQBwIA-AwAIZEHAQCMDQAhkgcgAI8OACEILwAAkQ4AIOwGAgDhDAAh-QZAAOYMACH6BkAA9wwAIY4HAQDgDAAhkAcCAPgMACGRBwEAjA0AIZIHIACPDgAhA1IAAJ8XACC6CAAAoBcAIMAIAAABACADUgAApg4AILoIAACnDgAgwAgAAMYIACAAAAAAAAVSAACaFwAgUwAAnRcAILoIAACbFwAguwgAAJwXACDACAAAgAEAIANSAACaFwAguggAAJsXACDACAAAgAEAIAAAAAAABVIAAJIXACBTAACYFwAguggAAJMXACC7CAAAlxcAIMAIAACAAQAgBVIAAJAXACBTAACVFwAguggAAJEXACC7CAAAlBcAIMAIAAABACADUgAAkhcAILoIAACTFwAgwAgAAIABACADUgAAkBcAILoIAACRFwAgwAgAAAEAIAAAAAAABVIAAIgXACBTAACOFwAguggAAIkXACC7CAAAjRcAIMAIAACAAQAgBVIAAIYXACBTAACLFwAguggAAIcXACC7CAAAihcAIMAIAAABACADUgAAiBcAILoIAACJFwAgwAgAAIABACADUgAAhhcAILoIAACHFwAgwAgAAAEAIAAAAAAAAb0IAAAAoAcCAb0IAAAAogcCBb0ICAAAAAHECAgAAAABxQgIAAAAAcYICAAAAAHHCAgAAAABBVIAAP8WACBTAACEFwAguggAAIAXACC7CAAAgxcAIMAIAAABACALUgAA6Q4AMFMAAO4OADC6CAAA6g4AMLsIAADrDgAwvAgAAOwOACC9CAAA7Q4AML4IAADtDgAwvwgAAO0OADDACAAA7Q4AMMEIAADvDgAwwggAAPAOADALUgAA3Q4AMFMAAOIOADC6CAAA3g4AMLsIAADfDgAwvAgAAOAOACC9CAAA4Q4AML4IAADhDgAwvwgAAOEOADDACAAA4Q4AMMEIAADjDgAwwggAAOQOADAHUgAA2A4AIFMAANsOACC6CAAA2Q4AILsIAADaDgAgvggAAIoBACC_CAAAigEAIMAIAACACAAgB1IAANMOACBTAADWDgAguggAANQOACC7CAAA1Q4AIL4IAACMAQAgvwgAAIwBACDACAAAxggAIAg0AACSDgAg7AYCAAAAAfkGQAAAAAH6BkAAAAABjgcBAAAAAY8HAgAAAAGRBwEAAAABkgcgAAAAAQIAAADGCAAgUgAA0w4AIAMAAACMAQAgUgAA0w4AIFMAANcOACAKAAAAjAEAIDQAAJAOACBLAADXDgAg7AYCAOEMACH5BkAA5gwAIfoGQAD3DAAhjgcBAOAMACGPBwIA-AwAIZEHAQCMDQAhkgcgAI8OACEINAAAkA4AIOwGAgDhDAAh-QZAAOYMACH6BkAA9wwAIY4HAQDgDAAhjwcCAPgMACGRBwEAjA0AIZIHIACPDgAhATICAAAAAQIAAACACAAgUgAA2A4AIAMAAACKAQAgUgAA2A4AIFMAANwOACADAAAAigEAIDICAOEMACFLAADcDgAgATICAOEMACEEAwAAxQ4AIPkGQAAAAAGHBwIAAAABnAcCAAAAAQIAAACIAQAgUgAA6A4AIAMAAACIAQAgUgAA6A4AIFMAAOcOACABSwAAghcAMAoDAACRCwAgLwAAlQsAINoGAACWDAAw2wYAAIYBABDcBgAAlgwAMPkGQADlCgAhhwcCAN4KACGQBwIA3goAIZwHAgDeCgAhrQgAAJUMACACAAAAiAEAIEsAAOcOACACAAAA5Q4AIEsAAOYOACAH2gYAAOQOADDbBgAA5Q4AENwGAADkDgAw-QZAAOUKACGHBwIA3goAIZAHAgDeCgAhnAcCAN4KACEH2gYAAOQOADDbBgAA5Q4AENwGAADkDgAw-QZAAOUKACGHBwIA3goAIZAHAgDeCgAhnAcCAN4KACED-QZAAOYMACGHBwIA4QwAIZwHAgDhDAAhBAMAAMMOACD5BkAA5gwAIYcHAgDhDAAhnAcCAOEMACEEAwAAxQ4AIPkGQAAAAAGHBwIAAAABnAcCAAAAAQUZAAC8DgAg7AYCAAAAAfkGQAAAAAGaBwIAAAABmwcBAAAAAQIAAACEAQAgUgAA9A4AIAMAAACEAQAgUgAA9A4AIFMAAPMOACABSwAAgRcAMAoZAACRCwAgLwAAlQsAINoGAACXDAAw2wYAAIIBABDcBgAAlwwAMOwGAgAAAAH5BkAA5QoAIZAHAgDeCgAhmgcCAN4KACGbBwEA3QoAIQIAAACEAQAgSwAA8w4AIAIAAADxDgAgSwAA8g4AIAjaBgAA8A4AMNsGAADxDgAQ3AYAAPAOADDsBgIA3goAIfkGQADlCgAhkAcCAN4KACGaBwIA3goAIZsHAQDdCgAhCNoGAADwDgAw2wYAAPEOABDcBgAA8A4AMOwGAgDeCgAh-QZAAOUKACGQBwIA3goAIZoHAgDeCgAhmwcBAN0KACEE7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhmwcBAOAMACEFGQAAug4AIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZsHAQDgDAAhBRkAALwOACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGbBwEAAAABA1IAAP8WACC6CAAAgBcAIMAIAAABACAEUgAA6Q4AMLoIAADqDgAwvAgAAOwOACDACAAA7Q4AMARSAADdDgAwuggAAN4OADC8CAAA4A4AIMAIAADhDgAwA1IAANgOACC6CAAA2Q4AIMAIAACACAAgA1IAANMOACC6CAAA1A4AIMAIAADGCAAgAAAAAAAFUgAA-hYAIFMAAP0WACC6CAAA-xYAILsIAAD8FgAgwAgAAHwAIANSAAD6FgAguggAAPsWACDACAAAfAAgAAAAAAAFvQgQAAAAAcQIEAAAAAHFCBAAAAABxggQAAAAAccIEAAAAAEFUgAA8hYAIFMAAPgWACC6CAAA8xYAILsIAAD3FgAgwAgAAHwAIAVSAADwFgAgUwAA9RYAILoIAADxFgAguwgAAPQWACDACAAAZQAgA1IAAPIWACC6CAAA8xYAIMAIAAB8ACADUgAA8BYAILoIAADxFgAgwAgAAGUAIAAAAAAAAb0IAAAAsQcCAb0IAAAAtAcCBVIAAOkWACBTAADuFgAguggAAOoWACC7CAAA7RYAIMAIAAABACALUgAAoQ8AMFMAAKYPADC6CAAAog8AMLsIAACjDwAwvAgAAKQPACC9CAAApQ8AML4IAAClDwAwvwgAAKUPADDACAAApQ8AMMEIAACnDwAwwggAAKgPADALUgAAlQ8AMFMAAJoPADC6CAAAlg8AMLsIAACXDwAwvAgAAJgPACC9CAAAmQ8AML4IAACZDwAwvwgAAJkPADDACAAAmQ8AMMEIAACbDwAwwggAAJwPADABqgcCAAAAAQIAAABvACBSAACgDwAgAwAAAG8AIFIAAKAPACBTAACfDwAgAUsAAOwWADAHKQAApwwAINoGAACmDAAw2wYAAG0AENwGAACmDAAwqgcCAN4KACGrBwIA3goAIa8IAAClDAAgAgAAAG8AIEsAAJ8PACACAAAAnQ8AIEsAAJ4PACAF2gYAAJwPADDbBgAAnQ8AENwGAACcDwAwqgcCAN4KACGrBwIA3goAIQXaBgAAnA8AMNsGAACdDwAQ3AYAAJwPADCqBwIA3goAIasHAgDeCgAhAaoHAgDhDAAhAaoHAgDhDAAhAaoHAgAAAAEHKwAAig8AIJ0HAQAAAAGqBwIAAAABrAcCAAAAAa0HEAAAAAGuBwIAAAABrwcBAAAAAQIAAABqACBSAACsDwAgAwAAAGoAIFIAAKwPACBTAACrDwAgAUsAAOsWADANKQAApwwAICsAAKQMACDaBgAAqQwAMNsGAABoABDcBgAAqQwAMJ0HAQDdCgAhqgcCANMLACGrBwIA3goAIawHAgDeCgAhrQcQAKoMACGuBwIA3goAIa8HAQCGCwAhsAgAAKgMACACAAAAagAgSwAAqw8AIAIAAACpDwAgSwAAqg8AIAraBgAAqA8AMNsGAACpDwAQ3AYAAKgPADCdBwEA3QoAIaoHAgDTCwAhqwcCAN4KACGsBwIA3goAIa0HEACqDAAhrgcCAN4KACGvBwEAhgsAIQraBgAAqA8AMNsGAACpDwAQ3AYAAKgPADCdBwEA3QoAIaoHAgDTCwAhqwcCAN4KACGsBwIA3goAIa0HEACqDAAhrgcCAN4KACGvBwEAhgsAIQadBwEA4AwAIaoHAgD4DAAhrAcCAOEMACGtBxAAhg8AIa4HAgDhDAAhrwcBAIwNACEHKwAAiA8AIJ0HAQDgDAAhqgcCAPgMACGsBwIA4QwAIa0HEACGDwAhrgcCAOEMACGvBwEAjA0AIQcrAACKDwAgnQcBAAAAAaoHAgAAAAGsBwIAAAABrQcQAAAAAa4HAgAAAAGvBwEAAAABA1IAAOkWACC6CAAA6hYAIMAIAAABACAEUgAAoQ8AMLoIAACiDwAwvAgAAKQPACDACAAApQ8AMARSAACVDwAwuggAAJYPADC8CAAAmA8AIMAIAACZDwAwAAAAAAAFUgAA4RYAIFMAAOcWACC6CAAA4hYAILsIAADmFgAgwAgAAGUAIAVSAADfFgAgUwAA5BYAILoIAADgFgAguwgAAOMWACDACAAAAQAgA1IAAOEWACC6CAAA4hYAIMAIAABlACADUgAA3xYAILoIAADgFgAgwAgAAAEAIAAAAAAABVIAANoWACBTAADdFgAguggAANsWACC7CAAA3BYAIMAIAAABACADUgAA2hYAILoIAADbFgAgwAgAAAEAIAAAAAAABb0IEAAAAAHECBAAAAABxQgQAAAAAcYIEAAAAAHHCBAAAAABAb0IAAAAwgcCB1IAANMWACBTAADYFgAguggAANQWACC7CAAA1xYAIL4IAABfACC_CAAAXwAgwAgAAGEAIAtSAADWDwAwUwAA2g8AMLoIAADXDwAwuwgAANgPADC8CAAA2Q8AIL0IAAClDwAwvggAAKUPADC_CAAApQ8AMMAIAAClDwAwwQgAANsPADDCCAAAqA8AMAtSAADKDwAwUwAAzw8AMLoIAADLDwAwuwgAAMwPADC8CAAAzQ8AIL0IAADODwAwvggAAM4PADC_CAAAzg8AMMAIAADODwAwwQgAANAPADDCCAAA0Q8AMAkZAAC4DwAg7AYCAAAAAfkGQAAAAAGaBwIAAAABnQcBAAAAAbgHAgAAAAG5BwEAAAABugcBAAAAAbsHQAAAAAECAAAAdQAgUgAA1Q8AIAMAAAB1ACBSAADVDwAgUwAA1A8AIAFLAADWFgAwDxkAAJELACArAACkDAAg2gYAAKMMADDbBgAAcwAQ3AYAAKMMADDsBgIAAAAB-QZAAOUKACGaBwIA3goAIZ0HAQCGCwAhrAcCAN4KACG4BwIA3goAIbkHAQDdCgAhugcBAIYLACG7B0AAhwsAIa4IAACiDAAgAgAAAHUAIEsAANQPACACAAAA0g8AIEsAANMPACAM2gYAANEPADDbBgAA0g8AENwGAADRDwAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAIYLACGsBwIA3goAIbgHAgDeCgAhuQcBAN0KACG6BwEAhgsAIbsHQACHCwAhDNoGAADRDwAw2wYAANIPABDcBgAA0Q8AMOwGAgDeCgAh-QZAAOUKACGaBwIA3goAIZ0HAQCGCwAhrAcCAN4KACG4BwIA3goAIbkHAQDdCgAhugcBAIYLACG7B0AAhwsAIQjsBgIA4QwAIfkGQADmDAAhmgcCAOEMACGdBwEAjA0AIbgHAgDhDAAhuQcBAOAMACG6BwEAjA0AIbsHQAD3DAAhCRkAALYPACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACGdBwEAjA0AIbgHAgDhDAAhuQcBAOAMACG6BwEAjA0AIbsHQAD3DAAhCRkAALgPACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGdBwEAAAABuAcCAAAAAbkHAQAAAAG6BwEAAAABuwdAAAAAAQcpAACJDwAgnQcBAAAAAaoHAgAAAAGrBwIAAAABrQcQAAAAAa4HAgAAAAGvBwEAAAABAgAAAGoAIFIAAN4PACADAAAAagAgUgAA3g8AIFMAAN0PACABSwAA1RYAMAIAAABqACBLAADdDwAgAgAAAKkPACBLAADcDwAgBp0HAQDgDAAhqgcCAPgMACGrBwIA4QwAIa0HEACGDwAhrgcCAOEMACGvBwEAjA0AIQcpAACHDwAgnQcBAOAMACGqBwIA-AwAIasHAgDhDAAhrQcQAIYPACGuBwIA4QwAIa8HAQCMDQAhBykAAIkPACCdBwEAAAABqgcCAAAAAasHAgAAAAGtBxAAAAABrgcCAAAAAa8HAQAAAAEDUgAA0xYAILoIAADUFgAgwAgAAGEAIARSAADWDwAwuggAANcPADC8CAAA2Q8AIMAIAAClDwAwBFIAAMoPADC6CAAAyw8AMLwIAADNDwAgwAgAAM4PADAAAAAAAAG9CAAAAMsHAgVSAADNFgAgUwAA0RYAILoIAADOFgAguwgAANAWACDACAAAAQAgC1IAAOoPADBTAADvDwAwuggAAOsPADC7CAAA7A8AMLwIAADtDwAgvQgAAO4PADC-CAAA7g8AML8IAADuDwAwwAgAAO4PADDBCAAA8A8AMMIIAADxDwAwFx0BAAAAASgAAOAPACAsAADhDwAg7AYCAAAAAfkGQAAAAAGIBwIAAAABnQcBAAAAAZ4HAQAAAAGiBwAAAMIHAq0HEAAAAAG4BxAAAAABvQcBAAAAAb4HAQAAAAG_BxAAAAABwAcCAAAAAcIHAQAAAAHDB0AAAAABxAcCAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAgAAAAHJBwIAAAABAgAAAGUAIFIAAPUPACADAAAAZQAgUgAA9Q8AIFMAAPQPACABSwAAzxYAMBwdAQDdCgAhJgAArgwAICgAAKAMACAsAACFDAAg2gYAAKsMADDbBgAAYwAQ3AYAAKsMADDsBgIAAAAB-QZAAOUKACGIBwIA0wsAIZ0HAQDdCgAhngcBAN0KACGiBwAArQzCByKqBwIA0wsAIa0HEACqDAAhuAcQAKoMACG9BwEAhgsAIb4HAQCGCwAhvwcQAKwMACHABwIA3goAIcIHAQCGCwAhwwdAAIcLACHEBwIA3goAIcUHIACICwAhxgcBAN0KACHHBwEA3QoAIcgHAgDeCgAhyQcCAN4KACECAAAAZQAgSwAA9A8AIAIAAADyDwAgSwAA8w8AIBkdAQDdCgAh2gYAAPEPADDbBgAA8g8AENwGAADxDwAw7AYCAN4KACH5BkAA5QoAIYgHAgDTCwAhnQcBAN0KACGeBwEA3QoAIaIHAACtDMIHIqoHAgDTCwAhrQcQAKoMACG4BxAAqgwAIb0HAQCGCwAhvgcBAIYLACG_BxAArAwAIcAHAgDeCgAhwgcBAIYLACHDB0AAhwsAIcQHAgDeCgAhxQcgAIgLACHGBwEA3QoAIccHAQDdCgAhyAcCAN4KACHJBwIA3goAIRkdAQDdCgAh2gYAAPEPADDbBgAA8g8AENwGAADxDwAw7AYCAN4KACH5BkAA5QoAIYgHAgDTCwAhnQcBAN0KACGeBwEA3QoAIaIHAACtDMIHIqoHAgDTCwAhrQcQAKoMACG4BxAAqgwAIb0HAQCGCwAhvgcBAIYLACG_BxAArAwAIcAHAgDeCgAhwgcBAIYLACHDB0AAhwsAIcQHAgDeCgAhxQcgAIgLACHGBwEA3QoAIccHAQDdCgAhyAcCAN4KACHJBwIA3goAIRUdAQDgDAAh7AYCAOEMACH5BkAA5gwAIYgHAgD4DAAhnQcBAOAMACGeBwEA4AwAIaIHAADGD8IHIq0HEACGDwAhuAcQAIYPACG9BwEAjA0AIb4HAQCMDQAhvwcQAMUPACHABwIA4QwAIcIHAQCMDQAhwwdAAPcMACHEBwIA4QwAIcUHIACPDgAhxgcBAOAMACHHBwEA4AwAIcgHAgDhDAAhyQcCAOEMACEXHQEA4AwAISgAAMgPACAsAADJDwAg7AYCAOEMACH5BkAA5gwAIYgHAgD4DAAhnQcBAOAMACGeBwEA4AwAIaIHAADGD8IHIq0HEACGDwAhuAcQAIYPACG9BwEAjA0AIb4HAQCMDQAhvwcQAMUPACHABwIA4QwAIcIHAQCMDQAhwwdAAPcMACHEBwIA4QwAIcUHIACPDgAhxgcBAOAMACHHBwEA4AwAIcgHAgDhDAAhyQcCAOEMACEXHQEAAAABKAAA4A8AICwAAOEPACDsBgIAAAAB-QZAAAAAAYgHAgAAAAGdBwEAAAABngcBAAAAAaIHAAAAwgcCrQcQAAAAAbgHEAAAAAG9BwEAAAABvgcBAAAAAb8HEAAAAAHABwIAAAABwgcBAAAAAcMHQAAAAAHEBwIAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcCAAAAAckHAgAAAAEDUgAAzRYAILoIAADOFgAgwAgAAAEAIARSAADqDwAwuggAAOsPADC8CAAA7Q8AIMAIAADuDwAwAAAAAAAFUgAAyBYAIFMAAMsWACC6CAAAyRYAILsIAADKFgAgwAgAAEUAIAcZAACeDgAgHQAAnxUAICIAAJ4VACAjAACEFQAgJAAAoBUAIM8HAADaDAAg0QcAANoMACAAAAAAAAVSAADAFgAgUwAAxhYAILoIAADBFgAguwgAAMUWACDACAAAVAAgBVIAAL4WACBTAADDFgAguggAAL8WACC7CAAAwhYAIMAIAAABACADUgAAwBYAILoIAADBFgAgwAgAAFQAIANSAAC-FgAguggAAL8WACDACAAAAQAgAAAAAAAFUgAAqBYAIFMAALwWACC6CAAAqRYAILsIAAC7FgAgwAgAAEUAIAVSAACuFgAgUwAAuRYAILoIAACvFgAguwgAALgWACDACAAAAQAgB1IAAJ0QACBTAACgEAAguggAAJ4QACC7CAAAnxAAIL4IAABDACC_CAAAQwAgwAgAAEUAIAtSAACREAAwUwAAlhAAMLoIAACSEAAwuwgAAJMQADC8CAAAlBAAIL0IAACVEAAwvggAAJUQADC_CAAAlRAAMMAIAACVEAAwwQgAAJcQADDCCAAAmBAAMAQDAACHEAAg-QZAAAAAAYcHAgAAAAGcBwIAAAABAgAAAFAAIFIAAJwQACADAAAAUAAgUgAAnBAAIFMAAJsQACABSwAAtxYAMAoDAACRCwAgIAAAuQwAINoGAAC4DAAw2wYAAE4AENwGAAC4DAAw-QZAAOUKACGHBwIA3goAIZwHAgDeCgAhzQcCAN4KACGzCAAAtwwAIAIAAABQACBLAACbEAAgAgAAAJkQACBLAACaEAAgB9oGAACYEAAw2wYAAJkQABDcBgAAmBAAMPkGQADlCgAhhwcCAN4KACGcBwIA3goAIc0HAgDeCgAhB9oGAACYEAAw2wYAAJkQABDcBgAAmBAAMPkGQADlCgAhhwcCAN4KACGcBwIA3goAIc0HAgDeCgAhA_kGQADmDAAhhwcCAOEMACGcBwIA4QwAIQQDAACFEAAg-QZAAOYMACGHBwIA4QwAIZwHAgDhDAAhBAMAAIcQACD5BkAAAAABhwcCAAAAAZwHAgAAAAELGQAAuRAAIB0AALgQACAjAAC6EAAgJAAAuxAAIPkGQAAAAAGaBwIAAAABnQcBAAAAAaIHAAAA0QcCuQcBAAAAAc8HAgAAAAHSBwIAAAABAgAAAEUAIFIAAJ0QACADAAAAQwAgUgAAnRAAIFMAAKEQACANAAAAQwAgGQAApBAAIB0AAKMQACAjAAClEAAgJAAAphAAIEsAAKEQACD5BkAA5gwAIZoHAgDhDAAhnQcBAOAMACGiBwAAohDRByK5BwEA4AwAIc8HAgD4DAAh0gcCAOEMACELGQAApBAAIB0AAKMQACAjAAClEAAgJAAAphAAIPkGQADmDAAhmgcCAOEMACGdBwEA4AwAIaIHAACiENEHIrkHAQDgDAAhzwcCAPgMACHSBwIA4QwAIQG9CAAAANEHAgdSAACsFgAgUwAAtRYAILoIAACtFgAguwgAALQWACC-CAAARwAgvwgAAEcAIMAIAACyBQAgBVIAAKoWACBTAACyFgAguggAAKsWACC7CAAAsRYAIMAIAAABACALUgAAqRAAMFMAAK4QADC6CAAAqhAAMLsIAACrEAAwvAgAAKwQACC9CAAArRAAML4IAACtEAAwvwgAAK0QADDACAAArRAAMMEIAACvEAAwwggAALAQADAEUwAApxAAIL4IAABWACC_CAAAVgAgwAgAAJAGACACAAAAVgAgSwAAqBAAIAAIGQAAtRAAIB8AALYQACAhAAC3EAAg7AYCAAAAAfkGQAAAAAGaBwIAAAABuQcBAAAAAc4HAgAAAAECAAAAVAAgUgAAtBAAIAMAAABUACBSAAC0EAAgUwAAsxAAIAFLAACwFgAwDhkAAJELACAeAAC8CwAgHwAAtgwAICEAAP8LACDaBgAAtQwAMNsGAABLABDcBgAAtQwAMOwGAgAAAAH5BkAA5QoAIZoHAgDeCgAhuQcBAN0KACHMBwIA3goAIc4HAgDeCgAhsggAALQMACACAAAAVAAgSwAAsxAAIAIAAACxEAAgSwAAshAAIAnaBgAAsBAAMNsGAACxEAAQ3AYAALAQADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACG5BwEA3QoAIcwHAgDeCgAhzgcCAN4KACEJ2gYAALAQADDbBgAAsRAAENwGAACwEAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhuQcBAN0KACHMBwIA3goAIc4HAgDeCgAhBewGAgDhDAAh-QZAAOYMACGaBwIA4QwAIbkHAQDgDAAhzgcCAOEMACEIGQAAjhAAIB8AAI8QACAhAACQEAAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhuQcBAOAMACHOBwIA4QwAIQgZAAC1EAAgHwAAthAAICEAALcQACDsBgIAAAAB-QZAAAAAAZoHAgAAAAG5BwEAAAABzgcCAAAAAQNSAACuFgAguggAAK8WACDACAAAAQAgA1IAAJ0QACC6CAAAnhAAIMAIAABFACAEUgAAkRAAMLoIAACSEAAwvAgAAJQQACDACAAAlRAAMANSAACsFgAguggAAK0WACDACAAAsgUAIANSAACqFgAguggAAKsWACDACAAAAQAgBFIAAKkQADC6CAAAqhAAMLwIAACsEAAgwAgAAK0QADABwAgAAJAGACADUgAAqBYAILoIAACpFgAgwAgAAEUAIAAAAAAAB1IAAKMWACBTAACmFgAguggAAKQWACC7CAAApRYAIL4IAABLACC_CAAASwAgwAgAAFQAIANSAACjFgAguggAAKQWACDACAAAVAAgAAAAAAALUgAAyhAAMFMAAM8QADC6CAAAyxAAMLsIAADMEAAwvAgAAM0QACC9CAAAzhAAML4IAADOEAAwvwgAAM4QADDACAAAzhAAMMEIAADQEAAwwggAANEQADAMGQAAuRAAICIAAMMQACAjAAC6EAAgJAAAuxAAIOwGAgAAAAH5BkAAAAABmgcCAAAAAZ0HAQAAAAGiBwAAANEHArkHAQAAAAHRBwIAAAAB0gcCAAAAAQIAAABFACBSAADVEAAgAwAAAEUAIFIAANUQACBTAADUEAAgAUsAAKIWADASGQAAkQsAIB0AAL0MACAiAAC-DAAgIwAA_gsAICQAAL8MACDaBgAAuwwAMNsGAABDABDcBgAAuwwAMOwGAgAAAAH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIbQIAAC6DAAgAgAAAEUAIEsAANQQACACAAAA0hAAIEsAANMQACAM2gYAANEQADDbBgAA0hAAENwGAADREAAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACGiBwAAvAzRByK5BwEA3QoAIc8HAgDTCwAh0QcCANMLACHSBwIA3goAIQzaBgAA0RAAMNsGAADSEAAQ3AYAANEQADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGdBwEA3QoAIaIHAAC8DNEHIrkHAQDdCgAhzwcCANMLACHRBwIA0wsAIdIHAgDeCgAhCOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZ0HAQDgDAAhogcAAKIQ0QciuQcBAOAMACHRBwIA-AwAIdIHAgDhDAAhDBkAAKQQACAiAADCEAAgIwAApRAAICQAAKYQACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACGdBwEA4AwAIaIHAACiENEHIrkHAQDgDAAh0QcCAPgMACHSBwIA4QwAIQwZAAC5EAAgIgAAwxAAICMAALoQACAkAAC7EAAg7AYCAAAAAfkGQAAAAAGaBwIAAAABnQcBAAAAAaIHAAAA0QcCuQcBAAAAAdEHAgAAAAHSBwIAAAABBFIAAMoQADC6CAAAyxAAMLwIAADNEAAgwAgAAM4QADAAAAAAAAAAAAAFUgAAnRYAIFMAAKAWACC6CAAAnhYAILsIAACfFgAgwAgAAAEAIANSAACdFgAguggAAJ4WACDACAAAAQAgAAAAAAACvQgBAAAABMMIAQAAAAUFUgAAmBYAIFMAAJsWACC6CAAAmRYAILsIAACaFgAgwAgAAAEAIAG9CAEAAAAEA1IAAJgWACC6CAAAmRYAIMAIAAABACAAAAAAAAVSAACTFgAgUwAAlhYAILoIAACUFgAguwgAAJUWACDACAAAAQAgA1IAAJMWACC6CAAAlBYAIMAIAAABACAAAAAAAAVSAACOFgAgUwAAkRYAILoIAACPFgAguwgAAJAWACDACAAAAQAgA1IAAI4WACC6CAAAjxYAIMAIAAABACAAAAAAAAAAAAAABVIAAIYWACBTAACMFgAguggAAIcWACC7CAAAixYAIMAIAAA5ACAFUgAAhBYAIFMAAIkWACC6CAAAhRYAILsIAACIFgAgwAgAAAEAIANSAACGFgAguggAAIcWACDACAAAOQAgA1IAAIQWACC6CAAAhRYAIMAIAAABACAAAAAAAAVSAAD7FQAgUwAAghYAILoIAAD8FQAguwgAAIEWACDACAAA4QMAIAVSAAD5FQAgUwAA_xUAILoIAAD6FQAguwgAAP4VACDACAAAAQAgC1IAAI8RADBTAACUEQAwuggAAJARADC7CAAAkREAMLwIAACSEQAgvQgAAJMRADC-CAAAkxEAML8IAACTEQAwwAgAAJMRADDBCAAAlREAMMIIAACWEQAwBRkAAIYRACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGbBwEAAAABAgAAAD8AIFIAAJoRACADAAAAPwAgUgAAmhEAIFMAAJkRACABSwAA_RUAMAoZAACRCwAgGgAAwQwAINoGAADADAAw2wYAAD0AENwGAADADAAw7AYCAAAAAfkGQADlCgAhmgcCAN4KACGbBwEA3QoAIekHAgDeCgAhAgAAAD8AIEsAAJkRACACAAAAlxEAIEsAAJgRACAI2gYAAJYRADDbBgAAlxEAENwGAACWEQAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhmwcBAN0KACHpBwIA3goAIQjaBgAAlhEAMNsGAACXEQAQ3AYAAJYRADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGbBwEA3QoAIekHAgDeCgAhBOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZsHAQDgDAAhBRkAAIQRACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACGbBwEA4AwAIQUZAACGEQAg7AYCAAAAAfkGQAAAAAGaBwIAAAABmwcBAAAAAQNSAAD7FQAguggAAPwVACDACAAA4QMAIANSAAD5FQAguggAAPoVACDACAAAAQAgBFIAAI8RADC6CAAAkBEAMLwIAACSEQAgwAgAAJMRADAAAAAAAAtSAACkEQAwUwAAqREAMLoIAAClEQAwuwgAAKYRADC8CAAApxEAIL0IAACoEQAwvggAAKgRADC_CAAAqBEAMMAIAACoEQAwwQgAAKoRADDCCAAAqxEAMAwZAACcEQAgGwAAnREAIOwGAgAAAAH5BkAAAAABmgcCAAAAAZsHAQAAAAGdBwEAAAAB6wcgAAAAAewHIAAAAAHtBwIAAAAB7gdAAAAAAe8HAgAAAAECAAAAOQAgUgAArxEAIAMAAAA5ACBSAACvEQAgUwAArhEAIAFLAAD4FQAwERgAAMMMACAZAACRCwAgGwAA_QsAINoGAADCDAAw2wYAADcAENwGAADCDAAw7AYCAAAAAfkGQADlCgAhmgcCAN4KACGbBwEA3QoAIZ0HAQDdCgAh6gcCAN4KACHrByAAiAsAIewHIACICwAh7QcCAN4KACHuB0AA5QoAIe8HAgDeCgAhAgAAADkAIEsAAK4RACACAAAArBEAIEsAAK0RACAO2gYAAKsRADDbBgAArBEAENwGAACrEQAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhmwcBAN0KACGdBwEA3QoAIeoHAgDeCgAh6wcgAIgLACHsByAAiAsAIe0HAgDeCgAh7gdAAOUKACHvBwIA3goAIQ7aBgAAqxEAMNsGAACsEQAQ3AYAAKsRADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGbBwEA3QoAIZ0HAQDdCgAh6gcCAN4KACHrByAAiAsAIewHIACICwAh7QcCAN4KACHuB0AA5QoAIe8HAgDeCgAhCuwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZsHAQDgDAAhnQcBAOAMACHrByAAjw4AIewHIACPDgAh7QcCAOEMACHuB0AA5gwAIe8HAgDhDAAhDBkAAI0RACAbAACOEQAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhmwcBAOAMACGdBwEA4AwAIesHIACPDgAh7AcgAI8OACHtBwIA4QwAIe4HQADmDAAh7wcCAOEMACEMGQAAnBEAIBsAAJ0RACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGbBwEAAAABnQcBAAAAAesHIAAAAAHsByAAAAAB7QcCAAAAAe4HQAAAAAHvBwIAAAABBFIAAKQRADC6CAAApREAMLwIAACnEQAgwAgAAKgRADAAAAAAAAAFUgAA8xUAIFMAAPYVACC6CAAA9BUAILsIAAD1FQAgwAgAAAEAIANSAADzFQAguggAAPQVACDACAAAAQAgAAAAAAAAAAAAAAdSAADrFQAgUwAA8RUAILoIAADsFQAguwgAAPAVACC-CAAApAEAIL8IAACkAQAgwAgAAAEAIAVSAADpFQAgUwAA7hUAILoIAADqFQAguwgAAO0VACDACAAAAQAgA1IAAOsVACC6CAAA7BUAIMAIAAABACADUgAA6RUAILoIAADqFQAgwAgAAAEAIAAAAAAAAb0IAAAAhwgCBVIAAN4VACBTAADnFQAguggAAN8VACC7CAAA5hUAIMAIAAABACAHUgAA3BUAIFMAAOQVACC6CAAA3RUAILsIAADjFQAgvggAAKQBACC_CAAApAEAIMAIAAABACAHUgAA2hUAIFMAAOEVACC6CAAA2xUAILsIAADgFQAgvggAAKQBACC_CAAApAEAIMAIAAABACADUgAA3hUAILoIAADfFQAgwAgAAAEAIANSAADcFQAguggAAN0VACDACAAAAQAgA1IAANoVACC6CAAA2xUAIMAIAAABACAAAAAAAAAAAAAABVIAANUVACBTAADYFQAguggAANYVACC7CAAA1xUAIMAIAAABACADUgAA1RUAILoIAADWFQAgwAgAAAEAIAAAAAAABVIAANAVACBTAADTFQAguggAANEVACC7CAAA0hUAIMAIAAABACADUgAA0BUAILoIAADRFQAgwAgAAAEAIAAAAAAABVIAAMsVACBTAADOFQAguggAAMwVACC7CAAAzRUAIMAIAAABACADUgAAyxUAILoIAADMFQAgwAgAAAEAIAAAAAAAB1IAAMYVACBTAADJFQAguggAAMcVACC7CAAAyBUAIL4IAACkAQAgvwgAAKQBACDACAAAAQAgA1IAAMYVACC6CAAAxxUAIMAIAAABACAAAAAAAAAAAAAAAb0IAAAAoAgCC1IAANQUADBTAADYFAAwuggAANUUADC7CAAA1hQAMLwIAADXFAAgvQgAAJQNADC-CAAAlA0AML8IAACUDQAwwAgAAJQNADDBCAAA2RQAMMIIAACXDQAwC1IAAMgUADBTAADNFAAwuggAAMkUADC7CAAAyhQAMLwIAADLFAAgvQgAAMwUADC-CAAAzBQAML8IAADMFAAwwAgAAMwUADDBCAAAzhQAMMIIAADPFAAwC1IAAL8UADBTAADDFAAwuggAAMAUADC7CAAAwRQAMLwIAADCFAAgvQgAAPwNADC-CAAA_A0AML8IAAD8DQAwwAgAAPwNADDBCAAAxBQAMMIIAAD_DQAwB1IAALoUACBTAAC9FAAguggAALsUACC7CAAAvBQAIL4IAAApACC_CAAAKQAgwAgAAL8EACALUgAArhQAMFMAALMUADC6CAAArxQAMLsIAACwFAAwvAgAALEUACC9CAAAshQAML4IAACyFAAwvwgAALIUADDACAAAshQAMMEIAAC0FAAwwggAALUUADALUgAAohQAMFMAAKcUADC6CAAAoxQAMLsIAACkFAAwvAgAAKUUACC9CAAAphQAML4IAACmFAAwvwgAAKYUADDACAAAphQAMMEIAACoFAAwwggAAKkUADALUgAAlhQAMFMAAJsUADC6CAAAlxQAMLsIAACYFAAwvAgAAJkUACC9CAAAmhQAML4IAACaFAAwvwgAAJoUADDACAAAmhQAMMEIAACcFAAwwggAAJ0UADALUgAAjRQAMFMAAJEUADC6CAAAjhQAMLsIAACPFAAwvAgAAJAUACC9CAAAqBEAML4IAACoEQAwvwgAAKgRADDACAAAqBEAMMEIAACSFAAwwggAAKsRADALUgAAhBQAMFMAAIgUADC6CAAAhRQAMLsIAACGFAAwvAgAAIcUACC9CAAAkxEAML4IAACTEQAwvwgAAJMRADDACAAAkxEAMMEIAACJFAAwwggAAJYRADALUgAA-xMAMFMAAP8TADC6CAAA_BMAMLsIAAD9EwAwvAgAAP4TACC9CAAAzhAAML4IAADOEAAwvwgAAM4QADDACAAAzhAAMMEIAACAFAAwwggAANEQADALUgAA8hMAMFMAAPYTADC6CAAA8xMAMLsIAAD0EwAwvAgAAPUTACC9CAAArRAAML4IAACtEAAwvwgAAK0QADDACAAArRAAMMEIAAD3EwAwwggAALAQADALUgAA6RMAMFMAAO0TADC6CAAA6hMAMLsIAADrEwAwvAgAAOwTACC9CAAAlRAAML4IAACVEAAwvwgAAJUQADDACAAAlRAAMMEIAADuEwAwwggAAJgQADALUgAA3RMAMFMAAOITADC6CAAA3hMAMLsIAADfEwAwvAgAAOATACC9CAAA4RMAML4IAADhEwAwvwgAAOETADDACAAA4RMAMMEIAADjEwAwwggAAOQTADALUgAA0RMAMFMAANYTADC6CAAA0hMAMLsIAADTEwAwvAgAANQTACC9CAAA1RMAML4IAADVEwAwvwgAANUTADDACAAA1RMAMMEIAADXEwAwwggAANgTADALUgAAxRMAMFMAAMoTADC6CAAAxhMAMLsIAADHEwAwvAgAAMgTACC9CAAAyRMAML4IAADJEwAwvwgAAMkTADDACAAAyRMAMMEIAADLEwAwwggAAMwTADALUgAAuRMAMFMAAL4TADC6CAAAuhMAMLsIAAC7EwAwvAgAALwTACC9CAAAvRMAML4IAAC9EwAwvwgAAL0TADDACAAAvRMAMMEIAAC_EwAwwggAAMATADALUgAAsBMAMFMAALQTADC6CAAAsRMAMLsIAACyEwAwvAgAALMTACC9CAAA7Q4AML4IAADtDgAwvwgAAO0OADDACAAA7Q4AMMEIAAC1EwAwwggAAPAOADALUgAApxMAMFMAAKsTADC6CAAAqBMAMLsIAACpEwAwvAgAAKoTACC9CAAAzg8AML4IAADODwAwvwgAAM4PADDACAAAzg8AMMEIAACsEwAwwggAANEPADALUgAAmxMAMFMAAKATADC6CAAAnBMAMLsIAACdEwAwvAgAAJ4TACC9CAAAnxMAML4IAACfEwAwvwgAAJ8TADDACAAAnxMAMMEIAAChEwAwwggAAKITADALUgAAkhMAMFMAAJYTADC6CAAAkxMAMLsIAACUEwAwvAgAAJUTACC9CAAA4Q4AML4IAADhDgAwvwgAAOEOADDACAAA4Q4AMMEIAACXEwAwwggAAOQOADALUgAAhhMAMFMAAIsTADC6CAAAhxMAMLsIAACIEwAwvAgAAIkTACC9CAAAihMAML4IAACKEwAwvwgAAIoTADDACAAAihMAMMEIAACMEwAwwggAAI0TADAHUgAAgRMAIFMAAIQTACC6CAAAghMAILsIAACDEwAgvggAAJ4BACC_CAAAngEAIMAIAACuCAAgC1IAAPgSADBTAAD8EgAwuggAAPkSADC7CAAA-hIAMLwIAAD7EgAgvQgAAOcSADC-CAAA5xIAML8IAADnEgAwwAgAAOcSADDBCAAA_RIAMMIIAADqEgAwC1IAAO8SADBTAADzEgAwuggAAPASADC7CAAA8RIAMLwIAADyEgAgvQgAAOcSADC-CAAA5xIAML8IAADnEgAwwAgAAOcSADDBCAAA9BIAMMIIAADqEgAwC1IAAOMSADBTAADoEgAwuggAAOQSADC7CAAA5RIAMLwIAADmEgAgvQgAAOcSADC-CAAA5xIAML8IAADnEgAwwAgAAOcSADDBCAAA6RIAMMIIAADqEgAwC1IAANoSADBTAADeEgAwuggAANsSADC7CAAA3BIAMLwIAADdEgAgvQgAANISADC-CAAA0hIAML8IAADSEgAwwAgAANISADDBCAAA3xIAMMIIAADVEgAwC1IAAM4SADBTAADTEgAwuggAAM8SADC7CAAA0BIAMLwIAADREgAgvQgAANISADC-CAAA0hIAML8IAADSEgAwwAgAANISADDBCAAA1BIAMMIIAADVEgAwC1IAAMISADBTAADHEgAwuggAAMMSADC7CAAAxBIAMLwIAADFEgAgvQgAAMYSADC-CAAAxhIAML8IAADGEgAwwAgAAMYSADDBCAAAyBIAMMIIAADJEgAwC1IAALYSADBTAAC7EgAwuggAALcSADC7CAAAuBIAMLwIAAC5EgAgvQgAALoSADC-CAAAuhIAML8IAAC6EgAwwAgAALoSADDBCAAAvBIAMMIIAAC9EgAwC1IAAKoSADBTAACvEgAwuggAAKsSADC7CAAArBIAMLwIAACtEgAgvQgAAK4SADC-CAAArhIAML8IAACuEgAwwAgAAK4SADDBCAAAsBIAMMIIAACxEgAwC1IAAJ4SADBTAACjEgAwuggAAJ8SADC7CAAAoBIAMLwIAAChEgAgvQgAAKISADC-CAAAohIAML8IAACiEgAwwAgAAKISADDBCAAApBIAMMIIAAClEgAwDuwGAgAAAAHuBkAAAAAB9gZAAAAAAfoGQAAAAAGTBwQAAAABlwcBAAAAAfEHAQAAAAHyBwIAAAAB8wcCAAAAAfQHAgAAAAH1BwQAAAAB9gcCAAAAAfcHAQAAAAH4B0AAAAABAgAAAL4BACBSAACpEgAgAwAAAL4BACBSAACpEgAgUwAAqBIAIAFLAADFFQAwEwMAAJELACDaBgAA7QsAMNsGAAC8AQAQ3AYAAO0LADDsBgIAAAAB7gZAAIcLACH2BkAA5QoAIfoGQACHCwAhhwcCAN4KACGTBwQAkAsAIZcHAQAAAAHxBwEA3QoAIfIHAgDeCgAh8wcCAN4KACH0BwIA3goAIfUHBACQCwAh9gcCAN4KACH3BwEAhgsAIfgHQACHCwAhAgAAAL4BACBLAACoEgAgAgAAAKYSACBLAACnEgAgEtoGAAClEgAw2wYAAKYSABDcBgAApRIAMOwGAgDeCgAh7gZAAIcLACH2BkAA5QoAIfoGQACHCwAhhwcCAN4KACGTBwQAkAsAIZcHAQCGCwAh8QcBAN0KACHyBwIA3goAIfMHAgDeCgAh9AcCAN4KACH1BwQAkAsAIfYHAgDeCgAh9wcBAIYLACH4B0AAhwsAIRLaBgAApRIAMNsGAACmEgAQ3AYAAKUSADDsBgIA3goAIe4GQACHCwAh9gZAAOUKACH6BkAAhwsAIYcHAgDeCgAhkwcEAJALACGXBwEAhgsAIfEHAQDdCgAh8gcCAN4KACHzBwIA3goAIfQHAgDeCgAh9QcEAJALACH2BwIA3goAIfcHAQCGCwAh-AdAAIcLACEO7AYCAOEMACHuBkAA9wwAIfYGQADmDAAh-gZAAPcMACGTBwQAmw4AIZcHAQCMDQAh8QcBAOAMACHyBwIA4QwAIfMHAgDhDAAh9AcCAOEMACH1BwQAmw4AIfYHAgDhDAAh9wcBAIwNACH4B0AA9wwAIQ7sBgIA4QwAIe4GQAD3DAAh9gZAAOYMACH6BkAA9wwAIZMHBACbDgAhlwcBAIwNACHxBwEA4AwAIfIHAgDhDAAh8wcCAOEMACH0BwIA4QwAIfUHBACbDgAh9gcCAOEMACH3BwEAjA0AIfgHQAD3DAAhDuwGAgAAAAHuBkAAAAAB9gZAAAAAAfoGQAAAAAGTBwQAAAABlwcBAAAAAfEHAQAAAAHyBwIAAAAB8wcCAAAAAfQHAgAAAAH1BwQAAAAB9gcCAAAAAfcHAQAAAAH4B0AAAAABBuwGAgAAAAH5BkAAAAAB-gZAAAAAAf8GAAEAAAGTCAIAAAABlAgCAAAAAQIAAAC6AQAgUgAAtRIAIAMAAAC6AQAgUgAAtRIAIFMAALQSACABSwAAxBUAMAtDAACRCwAg2gYAAO4LADDbBgAAuAEAENwGAADuCwAw7AYCAAAAAfkGQADlCgAh-gZAAOUKACH_BgABAAABkggCAN4KACGTCAIA3goAIZQIAgDeCgAhAgAAALoBACBLAAC0EgAgAgAAALISACBLAACzEgAgCtoGAACxEgAw2wYAALISABDcBgAAsRIAMOwGAgDeCgAh-QZAAOUKACH6BkAA5QoAIf8GAAHICwAhkggCAN4KACGTCAIA3goAIZQIAgDeCgAhCtoGAACxEgAw2wYAALISABDcBgAAsRIAMOwGAgDeCgAh-QZAAOUKACH6BkAA5QoAIf8GAAHICwAhkggCAN4KACGTCAIA3goAIZQIAgDeCgAhBuwGAgDhDAAh-QZAAOYMACH6BkAA5gwAIf8GAAH1DAAhkwgCAOEMACGUCAIA4QwAIQbsBgIA4QwAIfkGQADmDAAh-gZAAOYMACH_BgAB9QwAIZMIAgDhDAAhlAgCAOEMACEG7AYCAAAAAfkGQAAAAAH6BkAAAAAB_wYAAQAAAZMIAgAAAAGUCAIAAAABBvkGQAAAAAH6BkAAAAAB_wYAAQAAAYEHQAAAAAGQCAEAAAABkQgBAAAAAQIAAAC2AQAgUgAAwRIAIAMAAAC2AQAgUgAAwRIAIFMAAMASACABSwAAwxUAMAsDAACRCwAg2gYAAO8LADDbBgAAtAEAENwGAADvCwAw-QZAAOUKACH6BkAA5QoAIf8GAAEAAAGBB0AAhwsAIYcHAgDeCgAhkAgBAN0KACGRCAEA3QoAIQIAAAC2AQAgSwAAwBIAIAIAAAC-EgAgSwAAvxIAIAraBgAAvRIAMNsGAAC-EgAQ3AYAAL0SADD5BkAA5QoAIfoGQADlCgAh_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhkAgBAN0KACGRCAEA3QoAIQraBgAAvRIAMNsGAAC-EgAQ3AYAAL0SADD5BkAA5QoAIfoGQADlCgAh_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhkAgBAN0KACGRCAEA3QoAIQb5BkAA5gwAIfoGQADmDAAh_wYAAfUMACGBB0AA9wwAIZAIAQDgDAAhkQgBAOAMACEG-QZAAOYMACH6BkAA5gwAIf8GAAH1DAAhgQdAAPcMACGQCAEA4AwAIZEIAQDgDAAhBvkGQAAAAAH6BkAAAAAB_wYAAQAAAYEHQAAAAAGQCAEAAAABkQgBAAAAAQlLgAAAAAHsBgIAAAAB-QZAAAAAAfIHAgAAAAH3BwEAAAABlQgBAAAAAZYIAQAAAAGXCEAAAAABmAhAAAAAAQIAAACxAQAgUgAAzRIAIAMAAACxAQAgUgAAzRIAIFMAAMwSACABSwAAwhUAMA4DAADxCwAgSwAA0gsAINoGAADwCwAw2wYAAK8BABDcBgAA8AsAMOwGAgAAAAH5BkAA5QoAIYcHAgDTCwAh8gcCAN4KACH3BwEAhgsAIZUIAQDdCgAhlggBAN0KACGXCEAA5QoAIZgIQACHCwAhAgAAALEBACBLAADMEgAgAgAAAMoSACBLAADLEgAgDUsAANILACDaBgAAyRIAMNsGAADKEgAQ3AYAAMkSADDsBgIA3goAIfkGQADlCgAhhwcCANMLACHyBwIA3goAIfcHAQCGCwAhlQgBAN0KACGWCAEA3QoAIZcIQADlCgAhmAhAAIcLACENSwAA0gsAINoGAADJEgAw2wYAAMoSABDcBgAAyRIAMOwGAgDeCgAh-QZAAOUKACGHBwIA0wsAIfIHAgDeCgAh9wcBAIYLACGVCAEA3QoAIZYIAQDdCgAhlwhAAOUKACGYCEAAhwsAIQlLgAAAAAHsBgIA4QwAIfkGQADmDAAh8gcCAOEMACH3BwEAjA0AIZUIAQDgDAAhlggBAOAMACGXCEAA5gwAIZgIQAD3DAAhCUuAAAAAAewGAgDhDAAh-QZAAOYMACHyBwIA4QwAIfcHAQCMDQAhlQgBAOAMACGWCAEA4AwAIZcIQADmDAAhmAhAAPcMACEJS4AAAAAB7AYCAAAAAfkGQAAAAAHyBwIAAAAB9wcBAAAAAZUIAQAAAAGWCAEAAAABlwhAAAAAAZgIQAAAAAEJBAAAxREAIOsGQAAAAAHsBgIAAAABiAcCAAAAAZ0HAQAAAAG5BwEAAAAB-QcBAAAAAfoHAgAAAAGCCAIAAAABAgAAAKsBACBSAADZEgAgAwAAAKsBACBSAADZEgAgUwAA2BIAIAFLAADBFQAwDwQAAPELACA-AACRCwAg2gYAAPMLADDbBgAAqQEAENwGAADzCwAw6wZAAOUKACHsBgIAAAABiAcCANMLACGdBwEAhgsAIbkHAQDdCgAh-QcBAN0KACH6BwIA3goAIYIIAgDeCgAhgwgCAN4KACGsCAAA8gsAIAIAAACrAQAgSwAA2BIAIAIAAADWEgAgSwAA1xIAIAzaBgAA1RIAMNsGAADWEgAQ3AYAANUSADDrBkAA5QoAIewGAgDeCgAhiAcCANMLACGdBwEAhgsAIbkHAQDdCgAh-QcBAN0KACH6BwIA3goAIYIIAgDeCgAhgwgCAN4KACEM2gYAANUSADDbBgAA1hIAENwGAADVEgAw6wZAAOUKACHsBgIA3goAIYgHAgDTCwAhnQcBAIYLACG5BwEA3QoAIfkHAQDdCgAh-gcCAN4KACGCCAIA3goAIYMIAgDeCgAhCOsGQADmDAAh7AYCAOEMACGIBwIA-AwAIZ0HAQCMDQAhuQcBAOAMACH5BwEA4AwAIfoHAgDhDAAhgggCAOEMACEJBAAAwxEAIOsGQADmDAAh7AYCAOEMACGIBwIA-AwAIZ0HAQCMDQAhuQcBAOAMACH5BwEA4AwAIfoHAgDhDAAhgggCAOEMACEJBAAAxREAIOsGQAAAAAHsBgIAAAABiAcCAAAAAZ0HAQAAAAG5BwEAAAAB-QcBAAAAAfoHAgAAAAGCCAIAAAABCT4AAMYRACDrBkAAAAAB7AYCAAAAAZ0HAQAAAAG5BwEAAAAB-QcBAAAAAfoHAgAAAAGCCAIAAAABgwgCAAAAAQIAAACrAQAgUgAA4hIAIAMAAACrAQAgUgAA4hIAIFMAAOESACABSwAAwBUAMAIAAACrAQAgSwAA4RIAIAIAAADWEgAgSwAA4BIAIAjrBkAA5gwAIewGAgDhDAAhnQcBAIwNACG5BwEA4AwAIfkHAQDgDAAh-gcCAOEMACGCCAIA4QwAIYMIAgDhDAAhCT4AAMQRACDrBkAA5gwAIewGAgDhDAAhnQcBAIwNACG5BwEA4AwAIfkHAQDgDAAh-gcCAOEMACGCCAIA4QwAIYMIAgDhDAAhCT4AAMYRACDrBkAAAAAB7AYCAAAAAZ0HAQAAAAG5BwEAAAAB-QcBAAAAAfoHAgAAAAGCCAIAAAABgwgCAAAAAQ4ZAADREQAgOQAA0BEAIOwGAgAAAAH5BkAAAAABmgcCAAAAAaIHAAAAhwgC-QcBAAAAAfoHAgAAAAGACAEAAAABhAgCAAAAAYUIAQAAAAGICAEAAAABiQhAAAAAAYoIQAAAAAECAAAAogEAIFIAAO4SACADAAAAogEAIFIAAO4SACBTAADtEgAgAUsAAL8VADATGQAA8QsAIDkAAJELACA6AADxCwAg2gYAAJAMADDbBgAAoAEAENwGAACQDAAw7AYCAAAAAfkGQADlCgAhmgcCANMLACGiBwAAkQyHCCL5BwEA3QoAIfoHAgDeCgAhgAgBAN0KACGECAIA3goAIYUIAQCGCwAhhwgCANMLACGICAEAhgsAIYkIQACHCwAhighAAIcLACECAAAAogEAIEsAAO0SACACAAAA6xIAIEsAAOwSACAQ2gYAAOoSADDbBgAA6xIAENwGAADqEgAw7AYCAN4KACH5BkAA5QoAIZoHAgDTCwAhogcAAJEMhwgi-QcBAN0KACH6BwIA3goAIYAIAQDdCgAhhAgCAN4KACGFCAEAhgsAIYcIAgDTCwAhiAgBAIYLACGJCEAAhwsAIYoIQACHCwAhENoGAADqEgAw2wYAAOsSABDcBgAA6hIAMOwGAgDeCgAh-QZAAOUKACGaBwIA0wsAIaIHAACRDIcIIvkHAQDdCgAh-gcCAN4KACGACAEA3QoAIYQIAgDeCgAhhQgBAIYLACGHCAIA0wsAIYgIAQCGCwAhiQhAAIcLACGKCEAAhwsAIQzsBgIA4QwAIfkGQADmDAAhmgcCAPgMACGiBwAAzBGHCCL5BwEA4AwAIfoHAgDhDAAhgAgBAOAMACGECAIA4QwAIYUIAQCMDQAhiAgBAIwNACGJCEAA9wwAIYoIQAD3DAAhDhkAAM4RACA5AADNEQAg7AYCAOEMACH5BkAA5gwAIZoHAgD4DAAhogcAAMwRhwgi-QcBAOAMACH6BwIA4QwAIYAIAQDgDAAhhAgCAOEMACGFCAEAjA0AIYgIAQCMDQAhiQhAAPcMACGKCEAA9wwAIQ4ZAADREQAgOQAA0BEAIOwGAgAAAAH5BkAAAAABmgcCAAAAAaIHAAAAhwgC-QcBAAAAAfoHAgAAAAGACAEAAAABhAgCAAAAAYUIAQAAAAGICAEAAAABiQhAAAAAAYoIQAAAAAEOOQAA0BEAIDoAANIRACDsBgIAAAAB-QZAAAAAAaIHAAAAhwgC-QcBAAAAAfoHAgAAAAGACAEAAAABhAgCAAAAAYUIAQAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAGKCEAAAAABAgAAAKIBACBSAAD3EgAgAwAAAKIBACBSAAD3EgAgUwAA9hIAIAFLAAC-FQAwAgAAAKIBACBLAAD2EgAgAgAAAOsSACBLAAD1EgAgDOwGAgDhDAAh-QZAAOYMACGiBwAAzBGHCCL5BwEA4AwAIfoHAgDhDAAhgAgBAOAMACGECAIA4QwAIYUIAQCMDQAhhwgCAPgMACGICAEAjA0AIYkIQAD3DAAhighAAPcMACEOOQAAzREAIDoAAM8RACDsBgIA4QwAIfkGQADmDAAhogcAAMwRhwgi-QcBAOAMACH6BwIA4QwAIYAIAQDgDAAhhAgCAOEMACGFCAEAjA0AIYcIAgD4DAAhiAgBAIwNACGJCEAA9wwAIYoIQAD3DAAhDjkAANARACA6AADSEQAg7AYCAAAAAfkGQAAAAAGiBwAAAIcIAvkHAQAAAAH6BwIAAAABgAgBAAAAAYQIAgAAAAGFCAEAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABighAAAAAAQ4ZAADREQAgOgAA0hEAIOwGAgAAAAH5BkAAAAABmgcCAAAAAaIHAAAAhwgC-QcBAAAAAfoHAgAAAAGACAEAAAABhQgBAAAAAYcIAgAAAAGICAEAAAABiQhAAAAAAYoIQAAAAAECAAAAogEAIFIAAIATACADAAAAogEAIFIAAIATACBTAAD_EgAgAUsAAL0VADACAAAAogEAIEsAAP8SACACAAAA6xIAIEsAAP4SACAM7AYCAOEMACH5BkAA5gwAIZoHAgD4DAAhogcAAMwRhwgi-QcBAOAMACH6BwIA4QwAIYAIAQDgDAAhhQgBAIwNACGHCAIA-AwAIYgIAQCMDQAhiQhAAPcMACGKCEAA9wwAIQ4ZAADOEQAgOgAAzxEAIOwGAgDhDAAh-QZAAOYMACGaBwIA-AwAIaIHAADMEYcIIvkHAQDgDAAh-gcCAOEMACGACAEA4AwAIYUIAQCMDQAhhwgCAPgMACGICAEAjA0AIYkIQAD3DAAhighAAPcMACEOGQAA0REAIDoAANIRACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGiBwAAAIcIAvkHAQAAAAH6BwIAAAABgAgBAAAAAYUIAQAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAGKCEAAAAABAjcCAAAAAZMHBAAAAAECAAAArggAIFIAAIETACADAAAAngEAIFIAAIETACBTAACFEwAgBAAAAJ4BACA3AgDhDAAhSwAAhRMAIJMHBACbDgAhAjcCAOEMACGTBwQAmw4AIQozAACsDgAg7AYCAAAAAfkGQAAAAAGJBwEAAAABlAcBAAAAAZUHBAAAAAGWBwEAAAABlwcBAAAAAZgHQAAAAAGZBwEAAAABAgAAAJwBACBSAACREwAgAwAAAJwBACBSAACREwAgUwAAkBMAIAFLAAC8FQAwDwQAAJELACAzAACTDAAg2gYAAJIMADDbBgAAjgEAENwGAACSDAAw7AYCAAAAAfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZQHAQDdCgAhlQcEAJALACGWBwEA3QoAIZcHAQAAAAGYB0AA5QoAIZkHAQDdCgAhAgAAAJwBACBLAACQEwAgAgAAAI4TACBLAACPEwAgDdoGAACNEwAw2wYAAI4TABDcBgAAjRMAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhlAcBAN0KACGVBwQAkAsAIZYHAQDdCgAhlwcBAN0KACGYB0AA5QoAIZkHAQDdCgAhDdoGAACNEwAw2wYAAI4TABDcBgAAjRMAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhlAcBAN0KACGVBwQAkAsAIZYHAQDdCgAhlwcBAN0KACGYB0AA5QoAIZkHAQDdCgAhCewGAgDhDAAh-QZAAOYMACGJBwEA4AwAIZQHAQDgDAAhlQcEAJsOACGWBwEA4AwAIZcHAQDgDAAhmAdAAOYMACGZBwEA4AwAIQozAAClDgAg7AYCAOEMACH5BkAA5gwAIYkHAQDgDAAhlAcBAOAMACGVBwQAmw4AIZYHAQDgDAAhlwcBAOAMACGYB0AA5gwAIZkHAQDgDAAhCjMAAKwOACDsBgIAAAAB-QZAAAAAAYkHAQAAAAGUBwEAAAABlQcEAAAAAZYHAQAAAAGXBwEAAAABmAdAAAAAAZkHAQAAAAEELwAAxA4AIPkGQAAAAAGQBwIAAAABnAcCAAAAAQIAAACIAQAgUgAAmhMAIAMAAACIAQAgUgAAmhMAIFMAAJkTACABSwAAuxUAMAIAAACIAQAgSwAAmRMAIAIAAADlDgAgSwAAmBMAIAP5BkAA5gwAIZAHAgDhDAAhnAcCAOEMACEELwAAwg4AIPkGQADmDAAhkAcCAOEMACGcBwIA4QwAIQQvAADEDgAg-QZAAAAAAZAHAgAAAAGcBwIAAAABBewGAgAAAAH5BkAAAAABnQcBAAAAAbkHAQAAAAG8B0AAAAABAgAAAJgBACBSAACmEwAgAwAAAJgBACBSAACmEwAgUwAApRMAIAFLAAC6FQAwChkAAJELACDaBgAAlAwAMNsGAACWAQAQ3AYAAJQMADDsBgIAAAAB-QZAAOUKACGaBwIA3goAIZ0HAQDdCgAhuQcBAN0KACG8B0AAhwsAIQIAAACYAQAgSwAApRMAIAIAAACjEwAgSwAApBMAIAnaBgAAohMAMNsGAACjEwAQ3AYAAKITADDsBgIA3goAIfkGQADlCgAhmgcCAN4KACGdBwEA3QoAIbkHAQDdCgAhvAdAAIcLACEJ2gYAAKITADDbBgAAoxMAENwGAACiEwAw7AYCAN4KACH5BkAA5QoAIZoHAgDeCgAhnQcBAN0KACG5BwEA3QoAIbwHQACHCwAhBewGAgDhDAAh-QZAAOYMACGdBwEA4AwAIbkHAQDgDAAhvAdAAPcMACEF7AYCAOEMACH5BkAA5gwAIZ0HAQDgDAAhuQcBAOAMACG8B0AA9wwAIQXsBgIAAAAB-QZAAAAAAZ0HAQAAAAG5BwEAAAABvAdAAAAAAQkrAAC3DwAg7AYCAAAAAfkGQAAAAAGdBwEAAAABrAcCAAAAAbgHAgAAAAG5BwEAAAABugcBAAAAAbsHQAAAAAECAAAAdQAgUgAArxMAIAMAAAB1ACBSAACvEwAgUwAArhMAIAFLAAC5FQAwAgAAAHUAIEsAAK4TACACAAAA0g8AIEsAAK0TACAI7AYCAOEMACH5BkAA5gwAIZ0HAQCMDQAhrAcCAOEMACG4BwIA4QwAIbkHAQDgDAAhugcBAIwNACG7B0AA9wwAIQkrAAC1DwAg7AYCAOEMACH5BkAA5gwAIZ0HAQCMDQAhrAcCAOEMACG4BwIA4QwAIbkHAQDgDAAhugcBAIwNACG7B0AA9wwAIQkrAAC3DwAg7AYCAAAAAfkGQAAAAAGdBwEAAAABrAcCAAAAAbgHAgAAAAG5BwEAAAABugcBAAAAAbsHQAAAAAEFLwAAuw4AIOwGAgAAAAH5BkAAAAABkAcCAAAAAZsHAQAAAAECAAAAhAEAIFIAALgTACADAAAAhAEAIFIAALgTACBTAAC3EwAgAUsAALgVADACAAAAhAEAIEsAALcTACACAAAA8Q4AIEsAALYTACAE7AYCAOEMACH5BkAA5gwAIZAHAgDhDAAhmwcBAOAMACEFLwAAuQ4AIOwGAgDhDAAh-QZAAOYMACGQBwIA4QwAIZsHAQDgDAAhBS8AALsOACDsBgIAAAAB-QZAAAAAAZAHAgAAAAGbBwEAAAABFDAAAPYOACAxAAD3DgAgMgAA-A4AIDMAAPkOACDsBgIAAAAB-QZAAAAAAZQHAQAAAAGVBwQAAAABlwcBAAAAAZ0HAQAAAAGeBwEAAAABoAcAAACgBwKiBwAAAKIHAqMHCAAAAAGkBwIAAAABpQcCAAAAAaYHAQAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAECAAAAgAEAIFIAAMQTACADAAAAgAEAIFIAAMQTACBTAADDEwAgAUsAALcVADAZGQAAkQsAIDAAAIQMACAxAACHDAAgMgAAnAwAIDMAAJMMACDaBgAAmAwAMNsGAAB-ABDcBgAAmAwAMOwGAgAAAAH5BkAA5QoAIZQHAQDdCgAhlQcEAJALACGXBwEAAAABmgcCAN4KACGdBwEA3QoAIZ4HAQDdCgAhoAcAAJkMoAciogcAAJoMogciowcIAJsMACGkBwIA0wsAIaUHAgDTCwAhpgcBAIYLACGnBwIA3goAIagHAgDeCgAhqQcCAN4KACECAAAAgAEAIEsAAMMTACACAAAAwRMAIEsAAMITACAU2gYAAMATADDbBgAAwRMAENwGAADAEwAw7AYCAN4KACH5BkAA5QoAIZQHAQDdCgAhlQcEAJALACGXBwEA3QoAIZoHAgDeCgAhnQcBAN0KACGeBwEA3QoAIaAHAACZDKAHIqIHAACaDKIHIqMHCACbDAAhpAcCANMLACGlBwIA0wsAIaYHAQCGCwAhpwcCAN4KACGoBwIA3goAIakHAgDeCgAhFNoGAADAEwAw2wYAAMETABDcBgAAwBMAMOwGAgDeCgAh-QZAAOUKACGUBwEA3QoAIZUHBACQCwAhlwcBAN0KACGaBwIA3goAIZ0HAQDdCgAhngcBAN0KACGgBwAAmQygByKiBwAAmgyiByKjBwgAmwwAIaQHAgDTCwAhpQcCANMLACGmBwEAhgsAIacHAgDeCgAhqAcCAN4KACGpBwIA3goAIRDsBgIA4QwAIfkGQADmDAAhlAcBAOAMACGVBwQAmw4AIZcHAQDgDAAhnQcBAOAMACGeBwEA4AwAIaAHAADLDqAHIqIHAADMDqIHIqMHCADNDgAhpAcCAPgMACGlBwIA-AwAIaYHAQCMDQAhpwcCAOEMACGoBwIA4QwAIakHAgDhDAAhFDAAAM8OACAxAADQDgAgMgAA0Q4AIDMAANIOACDsBgIA4QwAIfkGQADmDAAhlAcBAOAMACGVBwQAmw4AIZcHAQDgDAAhnQcBAOAMACGeBwEA4AwAIaAHAADLDqAHIqIHAADMDqIHIqMHCADNDgAhpAcCAPgMACGlBwIA-AwAIaYHAQCMDQAhpwcCAOEMACGoBwIA4QwAIakHAgDhDAAhFDAAAPYOACAxAAD3DgAgMgAA-A4AIDMAAPkOACDsBgIAAAAB-QZAAAAAAZQHAQAAAAGVBwQAAAABlwcBAAAAAZ0HAQAAAAGeBwEAAAABoAcAAACgBwKiBwAAAKIHAqMHCAAAAAGkBwIAAAABpQcCAAAAAaYHAQAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAEKKAAArg8AICoAAK8PACDsBgIAAAAB-QZAAAAAAaIHAAAAtAcCsQcAAACxBwK0B0AAAAABtQcBAAAAAbYHAgAAAAG3BwEAAAABAgAAAHwAIFIAANATACADAAAAfAAgUgAA0BMAIFMAAM8TACABSwAAthUAMA8nAACRCwAgKAAAoAwAICoAAKEMACDaBgAAnQwAMNsGAAB6ABDcBgAAnQwAMOwGAgAAAAH5BkAA5QoAIaIHAACfDLQHIrEHAACeDLEHIrIHAgDeCgAhtAdAAIcLACG1BwEAhgsAIbYHAgDTCwAhtwcBAIYLACECAAAAfAAgSwAAzxMAIAIAAADNEwAgSwAAzhMAIAzaBgAAzBMAMNsGAADNEwAQ3AYAAMwTADDsBgIA3goAIfkGQADlCgAhogcAAJ8MtAcisQcAAJ4MsQcisgcCAN4KACG0B0AAhwsAIbUHAQCGCwAhtgcCANMLACG3BwEAhgsAIQzaBgAAzBMAMNsGAADNEwAQ3AYAAMwTADDsBgIA3goAIfkGQADlCgAhogcAAJ8MtAcisQcAAJ4MsQcisgcCAN4KACG0B0AAhwsAIbUHAQCGCwAhtgcCANMLACG3BwEAhgsAIQjsBgIA4QwAIfkGQADmDAAhogcAAJEPtAcisQcAAJAPsQcitAdAAPcMACG1BwEAjA0AIbYHAgD4DAAhtwcBAIwNACEKKAAAkw8AICoAAJQPACDsBgIA4QwAIfkGQADmDAAhogcAAJEPtAcisQcAAJAPsQcitAdAAPcMACG1BwEAjA0AIbYHAgD4DAAhtwcBAIwNACEKKAAArg8AICoAAK8PACDsBgIAAAAB-QZAAAAAAaIHAAAAtAcCsQcAAACxBwK0B0AAAAABtQcBAAAAAbYHAgAAAAG3BwEAAAABCi0AAPcPACDsBgIAAAAB-QZAAAAAAYkHAQAAAAGeBwEAAAABogcAAADLBwK9BwEAAAAByAcCAAAAAckHAgAAAAHLByAAAAABAgAAAGEAIFIAANwTACADAAAAYQAgUgAA3BMAIFMAANsTACABSwAAtRUAMA8EAACRCwAgLQAAsQwAINoGAACvDAAw2wYAAF8AENwGAACvDAAw7AYCAAAAAfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZ4HAQDdCgAhogcAALAMywcivQcBAAAAAcgHAgDeCgAhyQcCAN4KACHLByAAiAsAIQIAAABhACBLAADbEwAgAgAAANkTACBLAADaEwAgDdoGAADYEwAw2wYAANkTABDcBgAA2BMAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhngcBAN0KACGiBwAAsAzLByK9BwEA3QoAIcgHAgDeCgAhyQcCAN4KACHLByAAiAsAIQ3aBgAA2BMAMNsGAADZEwAQ3AYAANgTADDsBgIA3goAIfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIZ4HAQDdCgAhogcAALAMywcivQcBAN0KACHIBwIA3goAIckHAgDeCgAhywcgAIgLACEJ7AYCAOEMACH5BkAA5gwAIYkHAQDgDAAhngcBAOAMACGiBwAA5w_LByK9BwEA4AwAIcgHAgDhDAAhyQcCAOEMACHLByAAjw4AIQotAADpDwAg7AYCAOEMACH5BkAA5gwAIYkHAQDgDAAhngcBAOAMACGiBwAA5w_LByK9BwEA4AwAIcgHAgDhDAAhyQcCAOEMACHLByAAjw4AIQotAAD3DwAg7AYCAAAAAfkGQAAAAAGJBwEAAAABngcBAAAAAaIHAAAAywcCvQcBAAAAAcgHAgAAAAHJBwIAAAABywcgAAAAAQbdBgEAAAAB-QZAAAAAAaIHAgAAAAG5BwEAAAABjggBAAAAAY8IAAEAAAECAAAAXQAgUgAA6BMAIAMAAABdACBSAADoEwAgUwAA5xMAIAFLAAC0FQAwDAMAAJELACDaBgAAswwAMNsGAABbABDcBgAAswwAMN0GAQDdCgAh-QZAAOUKACGHBwIA3goAIaIHAgDeCgAhuQcBAN0KACGOCAEA3QoAIY8IAAHICwAhsQgAALIMACACAAAAXQAgSwAA5xMAIAIAAADlEwAgSwAA5hMAIAraBgAA5BMAMNsGAADlEwAQ3AYAAOQTADDdBgEA3QoAIfkGQADlCgAhhwcCAN4KACGiBwIA3goAIbkHAQDdCgAhjggBAN0KACGPCAAByAsAIQraBgAA5BMAMNsGAADlEwAQ3AYAAOQTADDdBgEA3QoAIfkGQADlCgAhhwcCAN4KACGiBwIA3goAIbkHAQDdCgAhjggBAN0KACGPCAAByAsAIQbdBgEA4AwAIfkGQADmDAAhogcCAOEMACG5BwEA4AwAIY4IAQDgDAAhjwgAAfUMACEG3QYBAOAMACH5BkAA5gwAIaIHAgDhDAAhuQcBAOAMACGOCAEA4AwAIY8IAAH1DAAhBt0GAQAAAAH5BkAAAAABogcCAAAAAbkHAQAAAAGOCAEAAAABjwgAAQAAAQQgAACGEAAg-QZAAAAAAZwHAgAAAAHNBwIAAAABAgAAAFAAIFIAAPETACADAAAAUAAgUgAA8RMAIFMAAPATACABSwAAsxUAMAIAAABQACBLAADwEwAgAgAAAJkQACBLAADvEwAgA_kGQADmDAAhnAcCAOEMACHNBwIA4QwAIQQgAACEEAAg-QZAAOYMACGcBwIA4QwAIc0HAgDhDAAhBCAAAIYQACD5BkAAAAABnAcCAAAAAc0HAgAAAAEIHgAAvBAAIB8AALYQACAhAAC3EAAg7AYCAAAAAfkGQAAAAAG5BwEAAAABzAcCAAAAAc4HAgAAAAECAAAAVAAgUgAA-hMAIAMAAABUACBSAAD6EwAgUwAA-RMAIAFLAACyFQAwAgAAAFQAIEsAAPkTACACAAAAsRAAIEsAAPgTACAF7AYCAOEMACH5BkAA5gwAIbkHAQDgDAAhzAcCAOEMACHOBwIA4QwAIQgeAACNEAAgHwAAjxAAICEAAJAQACDsBgIA4QwAIfkGQADmDAAhuQcBAOAMACHMBwIA4QwAIc4HAgDhDAAhCB4AALwQACAfAAC2EAAgIQAAtxAAIOwGAgAAAAH5BkAAAAABuQcBAAAAAcwHAgAAAAHOBwIAAAABDB0AALgQACAiAADDEAAgIwAAuhAAICQAALsQACDsBgIAAAAB-QZAAAAAAZ0HAQAAAAGiBwAAANEHArkHAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAECAAAARQAgUgAAgxQAIAMAAABFACBSAACDFAAgUwAAghQAIAFLAACxFQAwAgAAAEUAIEsAAIIUACACAAAA0hAAIEsAAIEUACAI7AYCAOEMACH5BkAA5gwAIZ0HAQDgDAAhogcAAKIQ0QciuQcBAOAMACHPBwIA-AwAIdEHAgD4DAAh0gcCAOEMACEMHQAAoxAAICIAAMIQACAjAAClEAAgJAAAphAAIOwGAgDhDAAh-QZAAOYMACGdBwEA4AwAIaIHAACiENEHIrkHAQDgDAAhzwcCAPgMACHRBwIA-AwAIdIHAgDhDAAhDB0AALgQACAiAADDEAAgIwAAuhAAICQAALsQACDsBgIAAAAB-QZAAAAAAZ0HAQAAAAGiBwAAANEHArkHAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAEFGgAAhREAIOwGAgAAAAH5BkAAAAABmwcBAAAAAekHAgAAAAECAAAAPwAgUgAAjBQAIAMAAAA_ACBSAACMFAAgUwAAixQAIAFLAACwFQAwAgAAAD8AIEsAAIsUACACAAAAlxEAIEsAAIoUACAE7AYCAOEMACH5BkAA5gwAIZsHAQDgDAAh6QcCAOEMACEFGgAAgxEAIOwGAgDhDAAh-QZAAOYMACGbBwEA4AwAIekHAgDhDAAhBRoAAIURACDsBgIAAAAB-QZAAAAAAZsHAQAAAAHpBwIAAAABDBgAAJsRACAbAACdEQAg7AYCAAAAAfkGQAAAAAGbBwEAAAABnQcBAAAAAeoHAgAAAAHrByAAAAAB7AcgAAAAAe0HAgAAAAHuB0AAAAAB7wcCAAAAAQIAAAA5ACBSAACVFAAgAwAAADkAIFIAAJUUACBTAACUFAAgAUsAAK8VADACAAAAOQAgSwAAlBQAIAIAAACsEQAgSwAAkxQAIArsBgIA4QwAIfkGQADmDAAhmwcBAOAMACGdBwEA4AwAIeoHAgDhDAAh6wcgAI8OACHsByAAjw4AIe0HAgDhDAAh7gdAAOYMACHvBwIA4QwAIQwYAACMEQAgGwAAjhEAIOwGAgDhDAAh-QZAAOYMACGbBwEA4AwAIZ0HAQDgDAAh6gcCAOEMACHrByAAjw4AIewHIACPDgAh7QcCAOEMACHuB0AA5gwAIe8HAgDhDAAhDBgAAJsRACAbAACdEQAg7AYCAAAAAfkGQAAAAAGbBwEAAAABnQcBAAAAAeoHAgAAAAHrByAAAAAB7AcgAAAAAe0HAgAAAAHuB0AAAAAB7wcCAAAAAQXsBgIAAAAB-QZAAAAAAdYHAQAAAAHXBwEAAAAB2AdAAAAAAQIAAAA1ACBSAAChFAAgAwAAADUAIFIAAKEUACBTAACgFAAgAUsAAK4VADALAwAAkQsAINoGAADFDAAw2wYAADMAENwGAADFDAAw7AYCAAAAAfkGQADlCgAhhwcCAN4KACHWBwEA3QoAIdcHAQDdCgAh2AdAAIcLACG1CAAAxAwAIAIAAAA1ACBLAACgFAAgAgAAAJ4UACBLAACfFAAgCdoGAACdFAAw2wYAAJ4UABDcBgAAnRQAMOwGAgDeCgAh-QZAAOUKACGHBwIA3goAIdYHAQDdCgAh1wcBAN0KACHYB0AAhwsAIQnaBgAAnRQAMNsGAACeFAAQ3AYAAJ0UADDsBgIA3goAIfkGQADlCgAhhwcCAN4KACHWBwEA3QoAIdcHAQDdCgAh2AdAAIcLACEF7AYCAOEMACH5BkAA5gwAIdYHAQDgDAAh1wcBAOAMACHYB0AA9wwAIQXsBgIA4QwAIfkGQADmDAAh1gcBAOAMACHXBwEA4AwAIdgHQAD3DAAhBewGAgAAAAH5BkAAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAABCOwGAgAAAAH5BkAAAAABiQcBAAAAAdgHQAAAAAHZBwABAAAB2gcAAQAAAdsHBAAAAAHcBwAA6RAAIAIAAAAxACBSAACtFAAgAwAAADEAIFIAAK0UACBTAACsFAAgAUsAAK0VADANAwAAkQsAINoGAADGDAAw2wYAAC8AENwGAADGDAAw7AYCAAAAAfkGQADlCgAhhwcCAN4KACGJBwEA3QoAIdgHQACHCwAh2QcAAQAAAdoHAAHICwAh2wcEAJALACHcBwAAgAsAIAIAAAAxACBLAACsFAAgAgAAAKoUACBLAACrFAAgDNoGAACpFAAw2wYAAKoUABDcBgAAqRQAMOwGAgDeCgAh-QZAAOUKACGHBwIA3goAIYkHAQDdCgAh2AdAAIcLACHZBwAByAsAIdoHAAHICwAh2wcEAJALACHcBwAAgAsAIAzaBgAAqRQAMNsGAACqFAAQ3AYAAKkUADDsBgIA3goAIfkGQADlCgAhhwcCAN4KACGJBwEA3QoAIdgHQACHCwAh2QcAAcgLACHaBwAByAsAIdsHBACQCwAh3AcAAIALACAI7AYCAOEMACH5BkAA5gwAIYkHAQDgDAAh2AdAAPcMACHZBwAB9QwAIdoHAAH1DAAh2wcEAJsOACHcBwAA5xAAIAjsBgIA4QwAIfkGQADmDAAhiQcBAOAMACHYB0AA9wwAIdkHAAH1DAAh2gcAAfUMACHbBwQAmw4AIdwHAADnEAAgCOwGAgAAAAH5BkAAAAABiQcBAAAAAdgHQAAAAAHZBwABAAAB2gcAAQAAAdsHBAAAAAHcBwAA6RAAIAL_BgABAAABgQdAAAAAAQIAAAAtACBSAAC5FAAgAwAAAC0AIFIAALkUACBTAAC4FAAgAUsAAKwVADAIAwAAkQsAINoGAADIDAAw2wYAACsAENwGAADIDAAw_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhtggAAMcMACACAAAALQAgSwAAuBQAIAIAAAC2FAAgSwAAtxQAIAbaBgAAtRQAMNsGAAC2FAAQ3AYAALUUADD_BgAByAsAIYEHQACHCwAhhwcCAN4KACEG2gYAALUUADDbBgAAthQAENwGAAC1FAAw_wYAAcgLACGBB0AAhwsAIYcHAgDeCgAhAv8GAAH1DAAhgQdAAPcMACEC_wYAAfUMACGBB0AA9wwAIQL_BgABAAABgQdAAAAAAQX5BkAAAAAB3QcBAAAAAd4HBAAAAAHfBwIAAAAB4AdAAAAAAQIAAAC_BAAgUgAAuhQAIAMAAAApACBSAAC6FAAgUwAAvhQAIAcAAAApACBLAAC-FAAg-QZAAOYMACHdBwEA4AwAId4HBACbDgAh3wcCAOEMACHgB0AA9wwAIQX5BkAA5gwAId0HAQDgDAAh3gcEAJsOACHfBwIA4QwAIeAHQAD3DAAhBwUAANYNACALAADXDQAgDAAA2A0AIOwGAgAAAAHzBgIAAAAB9AYAANQNACD5BkAAAAABAgAAAAsAIFIAAMcUACADAAAACwAgUgAAxxQAIFMAAMYUACABSwAAqxUAMAIAAAALACBLAADGFAAgAgAAAIAOACBLAADFFAAgBOwGAgDhDAAh8wYCAOEMACH0BgAAtw0AIPkGQADmDAAhBwUAALkNACALAAC6DQAgDAAAuw0AIOwGAgDhDAAh8wYCAOEMACH0BgAAtw0AIPkGQADmDAAhBwUAANYNACALAADXDQAgDAAA2A0AIOwGAgAAAAHzBgIAAAAB9AYAANQNACD5BkAAAAABCgwAAIgOACANAACHDgAgDgAAiQ4AIOwGAgAAAAH5BkAAAAABiQcBAAAAAYoHAQAAAAGLBwABAAABjAcAAIQOACCNBwAAhQ4AIAIAAAAmACBSAADTFAAgAwAAACYAIFIAANMUACBTAADSFAAgAUsAAKoVADAPBAAAkQsAIAwAAMsMACANAAD4CwAgDgAA9gsAINoGAADJDAAw2wYAAAcAENwGAADJDAAw7AYCAAAAAfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIYoHAQAAAAGLBwABygwAIYwHAACACwAgjQcAAIALACACAAAAJgAgSwAA0hQAIAIAAADQFAAgSwAA0RQAIAvaBgAAzxQAMNsGAADQFAAQ3AYAAM8UADDsBgIA3goAIfkGQADlCgAhiAcCAN4KACGJBwEA3QoAIYoHAQDdCgAhiwcAAcoMACGMBwAAgAsAII0HAACACwAgC9oGAADPFAAw2wYAANAUABDcBgAAzxQAMOwGAgDeCgAh-QZAAOUKACGIBwIA3goAIYkHAQDdCgAhigcBAN0KACGLBwABygwAIYwHAACACwAgjQcAAIALACAH7AYCAOEMACH5BkAA5gwAIYkHAQDgDAAhigcBAOAMACGLBwABiw0AIYwHAADeDQAgjQcAAN8NACAKDAAA4g0AIA0AAOENACAOAADjDQAg7AYCAOEMACH5BkAA5gwAIYkHAQDgDAAhigcBAOAMACGLBwABiw0AIYwHAADeDQAgjQcAAN8NACAKDAAAiA4AIA0AAIcOACAOAACJDgAg7AYCAAAAAfkGQAAAAAGJBwEAAAABigcBAAAAAYsHAAEAAAGMBwAAhA4AII0HAACFDgAgDQUAAKENACAPAADuDQAg7AYCAAAAAfMGAgAAAAH0BgAAnw0AIPkGQAAAAAH6BkAAAAAB_wYAAQAAAYkHAQAAAAHYB0AAAAABmQgBAAAAAZoIQAAAAAGbCAIAAAABAgAAAAUAIFIAANwUACADAAAABQAgUgAA3BQAIFMAANsUACABSwAAqRUAMAIAAAAFACBLAADbFAAgAgAAAJgNACBLAADaFAAgC-wGAgDhDAAh8wYCAPgMACH0BgAAmg0AIPkGQADmDAAh-gZAAPcMACH_BgAB9QwAIYkHAQDgDAAh2AdAAPcMACGZCAEA4AwAIZoIQAD3DAAhmwgCAPgMACENBQAAnQ0AIA8AAOwNACDsBgIA4QwAIfMGAgD4DAAh9AYAAJoNACD5BkAA5gwAIfoGQAD3DAAh_wYAAfUMACGJBwEA4AwAIdgHQAD3DAAhmQgBAOAMACGaCEAA9wwAIZsIAgD4DAAhDQUAAKENACAPAADuDQAg7AYCAAAAAfMGAgAAAAH0BgAAnw0AIPkGQAAAAAH6BkAAAAAB_wYAAQAAAYkHAQAAAAHYB0AAAAABmQgBAAAAAZoIQAAAAAGbCAIAAAABBFIAANQUADC6CAAA1RQAMLwIAADXFAAgwAgAAJQNADAEUgAAyBQAMLoIAADJFAAwvAgAAMsUACDACAAAzBQAMARSAAC_FAAwuggAAMAUADC8CAAAwhQAIMAIAAD8DQAwA1IAALoUACC6CAAAuxQAIMAIAAC_BAAgBFIAAK4UADC6CAAArxQAMLwIAACxFAAgwAgAALIUADAEUgAAohQAMLoIAACjFAAwvAgAAKUUACDACAAAphQAMARSAACWFAAwuggAAJcUADC8CAAAmRQAIMAIAACaFAAwBFIAAI0UADC6CAAAjhQAMLwIAACQFAAgwAgAAKgRADAEUgAAhBQAMLoIAACFFAAwvAgAAIcUACDACAAAkxEAMARSAAD7EwAwuggAAPwTADC8CAAA_hMAIMAIAADOEAAwBFIAAPITADC6CAAA8xMAMLwIAAD1EwAgwAgAAK0QADAEUgAA6RMAMLoIAADqEwAwvAgAAOwTACDACAAAlRAAMARSAADdEwAwuggAAN4TADC8CAAA4BMAIMAIAADhEwAwBFIAANETADC6CAAA0hMAMLwIAADUEwAgwAgAANUTADAEUgAAxRMAMLoIAADGEwAwvAgAAMgTACDACAAAyRMAMARSAAC5EwAwuggAALoTADC8CAAAvBMAIMAIAAC9EwAwBFIAALATADC6CAAAsRMAMLwIAACzEwAgwAgAAO0OADAEUgAApxMAMLoIAACoEwAwvAgAAKoTACDACAAAzg8AMARSAACbEwAwuggAAJwTADC8CAAAnhMAIMAIAACfEwAwBFIAAJITADC6CAAAkxMAMLwIAACVEwAgwAgAAOEOADAEUgAAhhMAMLoIAACHEwAwvAgAAIkTACDACAAAihMAMANSAACBEwAguggAAIITACDACAAArggAIARSAAD4EgAwuggAAPkSADC8CAAA-xIAIMAIAADnEgAwBFIAAO8SADC6CAAA8BIAMLwIAADyEgAgwAgAAOcSADAEUgAA4xIAMLoIAADkEgAwvAgAAOYSACDACAAA5xIAMARSAADaEgAwuggAANsSADC8CAAA3RIAIMAIAADSEgAwBFIAAM4SADC6CAAAzxIAMLwIAADREgAgwAgAANISADAEUgAAwhIAMLoIAADDEgAwvAgAAMUSACDACAAAxhIAMARSAAC2EgAwuggAALcSADC8CAAAuRIAIMAIAAC6EgAwBFIAAKoSADC6CAAAqxIAMLwIAACtEgAgwAgAAK4SADAEUgAAnhIAMLoIAACfEgAwvAgAAKESACDACAAAohIAMAAAAAIDAACeDgAg4AcAANoMACAAAAAAAAAAAAAAAAAAAAABBAAAng4AIAAAAAAAAAYvAACVDgAgNAAAlA4AIPoGAADaDAAgjwcAANoMACCQBwAA2gwAIJEHAADaDAAgAS8AAJUOACAAAAomAACcFQAgKAAAmBUAICwAAIsVACCIBwAA2gwAIKoHAADaDAAgvQcAANoMACC-BwAA2gwAIL8HAADaDAAgwgcAANoMACDDBwAA2gwAIAcnAACeDgAgKAAAmBUAICoAAJkVACC0BwAA2gwAILUHAADaDAAgtgcAANoMACC3BwAA2gwAIAIEAACeDgAgLQAAnRUAIAAEGQAAng4AIB4AAP4PACAfAAD-DwAgIQAAhRUAIAEcAADXEAAgAR4AAP4PACADGAAAohUAIBkAAJ4OACAbAACDFQAgAhcAALERACDDBwAA2gwAIAAFBAAAng4AIAwAAKMVACANAAD-FAAgDgAA_BQAIIsHAADaDAAgBAMAAJ4OACAFAACkFQAgCwAAqBUAIAwAAKMVACAIBgAApRUAIAgAAKcVACAJAAD8FAAgggcAANoMACCDBwAA2gwAIIQHAADaDAAghQcAANoMACCGBwAA2gwAIAAAC-wGAgAAAAHzBgIAAAAB9AYAAJ8NACD5BkAAAAAB-gZAAAAAAf8GAAEAAAGJBwEAAAAB2AdAAAAAAZkIAQAAAAGaCEAAAAABmwgCAAAAAQfsBgIAAAAB-QZAAAAAAYkHAQAAAAGKBwEAAAABiwcAAQAAAYwHAACEDgAgjQcAAIUOACAE7AYCAAAAAfMGAgAAAAH0BgAA1A0AIPkGQAAAAAEC_wYAAQAAAYEHQAAAAAEI7AYCAAAAAfkGQAAAAAGJBwEAAAAB2AdAAAAAAdkHAAEAAAHaBwABAAAB2wcEAAAAAdwHAADpEAAgBewGAgAAAAH5BkAAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAABCuwGAgAAAAH5BkAAAAABmwcBAAAAAZ0HAQAAAAHqBwIAAAAB6wcgAAAAAewHIAAAAAHtBwIAAAAB7gdAAAAAAe8HAgAAAAEE7AYCAAAAAfkGQAAAAAGbBwEAAAAB6QcCAAAAAQjsBgIAAAAB-QZAAAAAAZ0HAQAAAAGiBwAAANEHArkHAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAEF7AYCAAAAAfkGQAAAAAG5BwEAAAABzAcCAAAAAc4HAgAAAAED-QZAAAAAAZwHAgAAAAHNBwIAAAABBt0GAQAAAAH5BkAAAAABogcCAAAAAbkHAQAAAAGOCAEAAAABjwgAAQAAAQnsBgIAAAAB-QZAAAAAAYkHAQAAAAGeBwEAAAABogcAAADLBwK9BwEAAAAByAcCAAAAAckHAgAAAAHLByAAAAABCOwGAgAAAAH5BkAAAAABogcAAAC0BwKxBwAAALEHArQHQAAAAAG1BwEAAAABtgcCAAAAAbcHAQAAAAEQ7AYCAAAAAfkGQAAAAAGUBwEAAAABlQcEAAAAAZcHAQAAAAGdBwEAAAABngcBAAAAAaAHAAAAoAcCogcAAACiBwKjBwgAAAABpAcCAAAAAaUHAgAAAAGmBwEAAAABpwcCAAAAAagHAgAAAAGpBwIAAAABBOwGAgAAAAH5BkAAAAABkAcCAAAAAZsHAQAAAAEI7AYCAAAAAfkGQAAAAAGdBwEAAAABrAcCAAAAAbgHAgAAAAG5BwEAAAABugcBAAAAAbsHQAAAAAEF7AYCAAAAAfkGQAAAAAGdBwEAAAABuQcBAAAAAbwHQAAAAAED-QZAAAAAAZAHAgAAAAGcBwIAAAABCewGAgAAAAH5BkAAAAABiQcBAAAAAZQHAQAAAAGVBwQAAAABlgcBAAAAAZcHAQAAAAGYB0AAAAABmQcBAAAAAQzsBgIAAAAB-QZAAAAAAZoHAgAAAAGiBwAAAIcIAvkHAQAAAAH6BwIAAAABgAgBAAAAAYUIAQAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAGKCEAAAAABDOwGAgAAAAH5BkAAAAABogcAAACHCAL5BwEAAAAB-gcCAAAAAYAIAQAAAAGECAIAAAABhQgBAAAAAYcIAgAAAAGICAEAAAABiQhAAAAAAYoIQAAAAAEM7AYCAAAAAfkGQAAAAAGaBwIAAAABogcAAACHCAL5BwEAAAAB-gcCAAAAAYAIAQAAAAGECAIAAAABhQgBAAAAAYgIAQAAAAGJCEAAAAABighAAAAAAQjrBkAAAAAB7AYCAAAAAZ0HAQAAAAG5BwEAAAAB-QcBAAAAAfoHAgAAAAGCCAIAAAABgwgCAAAAAQjrBkAAAAAB7AYCAAAAAYgHAgAAAAGdBwEAAAABuQcBAAAAAfkHAQAAAAH6BwIAAAABgggCAAAAAQlLgAAAAAHsBgIAAAAB-QZAAAAAAfIHAgAAAAH3BwEAAAABlQgBAAAAAZYIAQAAAAGXCEAAAAABmAhAAAAAAQb5BkAAAAAB-gZAAAAAAf8GAAEAAAGBB0AAAAABkAgBAAAAAZEIAQAAAAEG7AYCAAAAAfkGQAAAAAH6BkAAAAAB_wYAAQAAAZMIAgAAAAGUCAIAAAABDuwGAgAAAAHuBkAAAAAB9gZAAAAAAfoGQAAAAAGTBwQAAAABlwcBAAAAAfEHAQAAAAHyBwIAAAAB8wcCAAAAAfQHAgAAAAH1BwQAAAAB9gcCAAAAAfcHAQAAAAH4B0AAAAABMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADGFQAgAwAAAKQBACBSAADGFQAgUwAAyhUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAAyhUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADLFQAgAwAAAKQBACBSAADLFQAgUwAAzxUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBFAACdEgAgSwAAzxUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADQFQAgAwAAAKQBACBSAADQFQAgUwAA1BUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEQAAJwSACBFAACdEgAgSwAA1BUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICoAAOoUACAsAADuFAAgLgAA6xQAIDAAAO0UACAxAADwFAAgNQAA7BQAIDYAAO8UACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADVFQAgAwAAAKQBACBSAADVFQAgUwAA2RUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA2RUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADaFQAgMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADcFQAgMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADeFQAgAwAAAKQBACBSAADaFQAgUwAA4hUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA4hUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAwAAAKQBACBSAADcFQAgUwAA5RUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA5RUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAwAAAKQBACBSAADeFQAgUwAA6BUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA6BUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADpFQAgMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADrFQAgAwAAAKQBACBSAADpFQAgUwAA7xUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA7xUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAwAAAKQBACBSAADrFQAgUwAA8hUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA8hUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRAAA-hQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADzFQAgAwAAAKQBACBSAADzFQAgUwAA9xUAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgSwAA9xUAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhCuwGAgAAAAH5BkAAAAABmgcCAAAAAZsHAQAAAAGdBwEAAAAB6wcgAAAAAewHIAAAAAHtBwIAAAAB7gdAAAAAAe8HAgAAAAEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAPkVACAG7AYCAAAAAfkGQAAAAAGdBwEAAAABngcBAAAAAcMHQAAAAAHwBwIAAAABAgAAAOEDACBSAAD7FQAgBOwGAgAAAAH5BkAAAAABmgcCAAAAAZsHAQAAAAEDAAAApAEAIFIAAPkVACBTAACAFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAACAFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEDAAAA5AMAIFIAAPsVACBTAACDFgAgCAAAAOQDACBLAACDFgAg7AYCAOEMACH5BkAA5gwAIZ0HAQDgDAAhngcBAOAMACHDB0AA9wwAIfAHAgDhDAAhBuwGAgDhDAAh-QZAAOYMACGdBwEA4AwAIZ4HAQDgDAAhwwdAAPcMACHwBwIA4QwAITIQAADdFAAgEQAA3hQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRAAA-hQAIEUAAPsUACDsBgIAAAAB-QZAAAAAAZEHAQAAAAHDB0AAAAABkQgBAAAAAZwIAQAAAAGdCEAAAAABnggBAAAAAaAIAAAAoAgCoQhAAAAAAaIIQAAAAAGjCAEAAAABpAhAAAAAAaUIQAAAAAGmCAEAAAABpwhAAAAAAagIAgAAAAGpCCAAAAABqghAAAAAAasIIAAAAAECAAAAAQAgUgAAhBYAIA0YAACbEQAgGQAAnBEAIOwGAgAAAAH5BkAAAAABmgcCAAAAAZsHAQAAAAGdBwEAAAAB6gcCAAAAAesHIAAAAAHsByAAAAAB7QcCAAAAAe4HQAAAAAHvBwIAAAABAgAAADkAIFIAAIYWACADAAAApAEAIFIAAIQWACBTAACKFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAACKFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEDAAAANwAgUgAAhhYAIFMAAI0WACAPAAAANwAgGAAAjBEAIBkAAI0RACBLAACNFgAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhmwcBAOAMACGdBwEA4AwAIeoHAgDhDAAh6wcgAI8OACHsByAAjw4AIe0HAgDhDAAh7gdAAOYMACHvBwIA4QwAIQ0YAACMEQAgGQAAjREAIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZsHAQDgDAAhnQcBAOAMACHqBwIA4QwAIesHIACPDgAh7AcgAI8OACHtBwIA4QwAIe4HQADmDAAh7wcCAOEMACEyEAAA3RQAIBEAAN4UACASAADfFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAI4WACADAAAApAEAIFIAAI4WACBTAACSFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAACSFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAJMWACADAAAApAEAIFIAAJMWACBTAACXFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAACXFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAJgWACADAAAApAEAIFIAAJgWACBTAACcFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAACcFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAJ0WACADAAAApAEAIFIAAJ0WACBTAAChFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAAChFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEI7AYCAAAAAfkGQAAAAAGaBwIAAAABnQcBAAAAAaIHAAAA0QcCuQcBAAAAAdEHAgAAAAHSBwIAAAABCRkAALUQACAeAAC8EAAgIQAAtxAAIOwGAgAAAAH5BkAAAAABmgcCAAAAAbkHAQAAAAHMBwIAAAABzgcCAAAAAQIAAABUACBSAACjFgAgAwAAAEsAIFIAAKMWACBTAACnFgAgCwAAAEsAIBkAAI4QACAeAACNEAAgIQAAkBAAIEsAAKcWACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACG5BwEA4AwAIcwHAgDhDAAhzgcCAOEMACEJGQAAjhAAIB4AAI0QACAhAACQEAAg7AYCAOEMACH5BkAA5gwAIZoHAgDhDAAhuQcBAOAMACHMBwIA4QwAIc4HAgDhDAAhDRkAALkQACAdAAC4EAAgIgAAwxAAICQAALsQACDsBgIAAAAB-QZAAAAAAZoHAgAAAAGdBwEAAAABogcAAADRBwK5BwEAAAABzwcCAAAAAdEHAgAAAAHSBwIAAAABAgAAAEUAIFIAAKgWACAyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBcAAOQUACAbAADlFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAKoWACAD7AYCAAAAAYkHAQAAAAG9BwEAAAABAgAAALIFACBSAACsFgAgMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgJQAA6RQAICoAAOoUACAsAADuFAAgLgAA6xQAIDAAAO0UACAxAADwFAAgNQAA7BQAIDYAAO8UACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAACuFgAgBewGAgAAAAH5BkAAAAABmgcCAAAAAbkHAQAAAAHOBwIAAAABAwAAAKQBACBSAACqFgAgUwAAsxYAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAAsxYAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAwAAAEcAIFIAAKwWACBTAAC2FgAgBQAAAEcAIEsAALYWACDsBgIA4QwAIYkHAQDgDAAhvQcBAOAMACED7AYCAOEMACGJBwEA4AwAIb0HAQDgDAAhA_kGQAAAAAGHBwIAAAABnAcCAAAAAQMAAACkAQAgUgAArhYAIFMAALoWACA0AAAApAEAIBAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIEsAALoWACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AIQMAAABDACBSAACoFgAgUwAAvRYAIA8AAABDACAZAACkEAAgHQAAoxAAICIAAMIQACAkAACmEAAgSwAAvRYAIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZ0HAQDgDAAhogcAAKIQ0QciuQcBAOAMACHPBwIA-AwAIdEHAgD4DAAh0gcCAOEMACENGQAApBAAIB0AAKMQACAiAADCEAAgJAAAphAAIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZ0HAQDgDAAhogcAAKIQ0QciuQcBAOAMACHPBwIA-AwAIdEHAgD4DAAh0gcCAOEMACEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBcAAOQUACAbAADlFAAgHAAA5hQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAL4WACAJGQAAtRAAIB4AALwQACAfAAC2EAAg7AYCAAAAAfkGQAAAAAGaBwIAAAABuQcBAAAAAcwHAgAAAAHOBwIAAAABAgAAAFQAIFIAAMAWACADAAAApAEAIFIAAL4WACBTAADEFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAADEFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEDAAAASwAgUgAAwBYAIFMAAMcWACALAAAASwAgGQAAjhAAIB4AAI0QACAfAACPEAAgSwAAxxYAIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIbkHAQDgDAAhzAcCAOEMACHOBwIA4QwAIQkZAACOEAAgHgAAjRAAIB8AAI8QACDsBgIA4QwAIfkGQADmDAAhmgcCAOEMACG5BwEA4AwAIcwHAgDhDAAhzgcCAOEMACENGQAAuRAAIB0AALgQACAiAADDEAAgIwAAuhAAIOwGAgAAAAH5BkAAAAABmgcCAAAAAZ0HAQAAAAGiBwAAANEHArkHAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAECAAAARQAgUgAAyBYAIAMAAABDACBSAADIFgAgUwAAzBYAIA8AAABDACAZAACkEAAgHQAAoxAAICIAAMIQACAjAAClEAAgSwAAzBYAIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZ0HAQDgDAAhogcAAKIQ0QciuQcBAOAMACHPBwIA-AwAIdEHAgD4DAAh0gcCAOEMACENGQAApBAAIB0AAKMQACAiAADCEAAgIwAApRAAIOwGAgDhDAAh-QZAAOYMACGaBwIA4QwAIZ0HAQDgDAAhogcAAKIQ0QciuQcBAOAMACHPBwIA-AwAIdEHAgD4DAAh0gcCAOEMACEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBcAAOQUACAbAADlFAAgHAAA5hQAICEAAOgUACAjAADnFAAgJQAA6RQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAM0WACAVHQEAAAAB7AYCAAAAAfkGQAAAAAGIBwIAAAABnQcBAAAAAZ4HAQAAAAGiBwAAAMIHAq0HEAAAAAG4BxAAAAABvQcBAAAAAb4HAQAAAAG_BxAAAAABwAcCAAAAAcIHAQAAAAHDB0AAAAABxAcCAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAgAAAAHJBwIAAAABAwAAAKQBACBSAADNFgAgUwAA0hYAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA0hYAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhCwQAAPYPACDsBgIAAAAB-QZAAAAAAYgHAgAAAAGJBwEAAAABngcBAAAAAaIHAAAAywcCvQcBAAAAAcgHAgAAAAHJBwIAAAABywcgAAAAAQIAAABhACBSAADTFgAgBp0HAQAAAAGqBwIAAAABqwcCAAAAAa0HEAAAAAGuBwIAAAABrwcBAAAAAQjsBgIAAAAB-QZAAAAAAZoHAgAAAAGdBwEAAAABuAcCAAAAAbkHAQAAAAG6BwEAAAABuwdAAAAAAQMAAABfACBSAADTFgAgUwAA2RYAIA0AAABfACAEAADoDwAgSwAA2RYAIOwGAgDhDAAh-QZAAOYMACGIBwIA4QwAIYkHAQDgDAAhngcBAOAMACGiBwAA5w_LByK9BwEA4AwAIcgHAgDhDAAhyQcCAOEMACHLByAAjw4AIQsEAADoDwAg7AYCAOEMACH5BkAA5gwAIYgHAgDhDAAhiQcBAOAMACGeBwEA4AwAIaIHAADnD8sHIr0HAQDgDAAhyAcCAOEMACHJBwIA4QwAIcsHIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAwAADtFAAgMQAA8BQAIDUAAOwUACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADaFgAgAwAAAKQBACBSAADaFgAgUwAA3hYAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA3hYAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLgAA6xQAIDAAAO0UACAxAADwFAAgNQAA7BQAIDYAAO8UACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADfFgAgGB0BAAAAASYAAN8PACAoAADgDwAg7AYCAAAAAfkGQAAAAAGIBwIAAAABnQcBAAAAAZ4HAQAAAAGiBwAAAMIHAqoHAgAAAAGtBxAAAAABuAcQAAAAAb0HAQAAAAG-BwEAAAABvwcQAAAAAcAHAgAAAAHCBwEAAAABwwdAAAAAAcQHAgAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwIAAAAByQcCAAAAAQIAAABlACBSAADhFgAgAwAAAKQBACBSAADfFgAgUwAA5RYAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAA5RYAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAwAAAGMAIFIAAOEWACBTAADoFgAgGgAAAGMAIB0BAOAMACEmAADHDwAgKAAAyA8AIEsAAOgWACDsBgIA4QwAIfkGQADmDAAhiAcCAPgMACGdBwEA4AwAIZ4HAQDgDAAhogcAAMYPwgciqgcCAPgMACGtBxAAhg8AIbgHEACGDwAhvQcBAIwNACG-BwEAjA0AIb8HEADFDwAhwAcCAOEMACHCBwEAjA0AIcMHQAD3DAAhxAcCAOEMACHFByAAjw4AIcYHAQDgDAAhxwcBAOAMACHIBwIA4QwAIckHAgDhDAAhGB0BAOAMACEmAADHDwAgKAAAyA8AIOwGAgDhDAAh-QZAAOYMACGIBwIA-AwAIZ0HAQDgDAAhngcBAOAMACGiBwAAxg_CByKqBwIA-AwAIa0HEACGDwAhuAcQAIYPACG9BwEAjA0AIb4HAQCMDQAhvwcQAMUPACHABwIA4QwAIcIHAQCMDQAhwwdAAPcMACHEBwIA4QwAIcUHIACPDgAhxgcBAOAMACHHBwEA4AwAIcgHAgDhDAAhyQcCAOEMACEyEAAA3RQAIBEAAN4UACASAADfFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBcAAOQUACAbAADlFAAgHAAA5hQAICEAAOgUACAjAADnFAAgJQAA6RQAICoAAOoUACAsAADuFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAAOkWACAGnQcBAAAAAaoHAgAAAAGsBwIAAAABrQcQAAAAAa4HAgAAAAGvBwEAAAABAaoHAgAAAAEDAAAApAEAIFIAAOkWACBTAADvFgAgNAAAAKQBACAQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAADvFgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEYHQEAAAABJgAA3w8AICwAAOEPACDsBgIAAAAB-QZAAAAAAYgHAgAAAAGdBwEAAAABngcBAAAAAaIHAAAAwgcCqgcCAAAAAa0HEAAAAAG4BxAAAAABvQcBAAAAAb4HAQAAAAG_BxAAAAABwAcCAAAAAcIHAQAAAAHDB0AAAAABxAcCAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAgAAAAHJBwIAAAABAgAAAGUAIFIAAPAWACALJwAArQ8AICoAAK8PACDsBgIAAAAB-QZAAAAAAaIHAAAAtAcCsQcAAACxBwKyBwIAAAABtAdAAAAAAbUHAQAAAAG2BwIAAAABtwcBAAAAAQIAAAB8ACBSAADyFgAgAwAAAGMAIFIAAPAWACBTAAD2FgAgGgAAAGMAIB0BAOAMACEmAADHDwAgLAAAyQ8AIEsAAPYWACDsBgIA4QwAIfkGQADmDAAhiAcCAPgMACGdBwEA4AwAIZ4HAQDgDAAhogcAAMYPwgciqgcCAPgMACGtBxAAhg8AIbgHEACGDwAhvQcBAIwNACG-BwEAjA0AIb8HEADFDwAhwAcCAOEMACHCBwEAjA0AIcMHQAD3DAAhxAcCAOEMACHFByAAjw4AIcYHAQDgDAAhxwcBAOAMACHIBwIA4QwAIckHAgDhDAAhGB0BAOAMACEmAADHDwAgLAAAyQ8AIOwGAgDhDAAh-QZAAOYMACGIBwIA-AwAIZ0HAQDgDAAhngcBAOAMACGiBwAAxg_CByKqBwIA-AwAIa0HEACGDwAhuAcQAIYPACG9BwEAjA0AIb4HAQCMDQAhvwcQAMUPACHABwIA4QwAIcIHAQCMDQAhwwdAAPcMACHEBwIA4QwAIcUHIACPDgAhxgcBAOAMACHHBwEA4AwAIcgHAgDhDAAhyQcCAOEMACEDAAAAegAgUgAA8hYAIFMAAPkWACANAAAAegAgJwAAkg8AICoAAJQPACBLAAD5FgAg7AYCAOEMACH5BkAA5gwAIaIHAACRD7QHIrEHAACQD7EHIrIHAgDhDAAhtAdAAPcMACG1BwEAjA0AIbYHAgD4DAAhtwcBAIwNACELJwAAkg8AICoAAJQPACDsBgIA4QwAIfkGQADmDAAhogcAAJEPtAcisQcAAJAPsQcisgcCAOEMACG0B0AA9wwAIbUHAQCMDQAhtgcCAPgMACG3BwEAjA0AIQsnAACtDwAgKAAArg8AIOwGAgAAAAH5BkAAAAABogcAAAC0BwKxBwAAALEHArIHAgAAAAG0B0AAAAABtQcBAAAAAbYHAgAAAAG3BwEAAAABAgAAAHwAIFIAAPoWACADAAAAegAgUgAA-hYAIFMAAP4WACANAAAAegAgJwAAkg8AICgAAJMPACBLAAD-FgAg7AYCAOEMACH5BkAA5gwAIaIHAACRD7QHIrEHAACQD7EHIrIHAgDhDAAhtAdAAPcMACG1BwEAjA0AIbYHAgD4DAAhtwcBAIwNACELJwAAkg8AICgAAJMPACDsBgIA4QwAIfkGQADmDAAhogcAAJEPtAcisQcAAJAPsQcisgcCAOEMACG0B0AA9wwAIbUHAQCMDQAhtgcCAPgMACG3BwEAjA0AITIQAADdFAAgEQAA3hQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRAAA-hQAIEUAAPsUACDsBgIAAAAB-QZAAAAAAZEHAQAAAAHDB0AAAAABkQgBAAAAAZwIAQAAAAGdCEAAAAABnggBAAAAAaAIAAAAoAgCoQhAAAAAAaIIQAAAAAGjCAEAAAABpAhAAAAAAaUIQAAAAAGmCAEAAAABpwhAAAAAAagIAgAAAAGpCCAAAAABqghAAAAAAasIIAAAAAECAAAAAQAgUgAA_xYAIATsBgIAAAAB-QZAAAAAAZoHAgAAAAGbBwEAAAABA_kGQAAAAAGHBwIAAAABnAcCAAAAAQMAAACkAQAgUgAA_xYAIFMAAIUXACA0AAAApAEAIBAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIEsAAIUXACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAADdFAAgEQAA3hQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDUAAOwUACA2AADvFAAgNwAA8RQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRAAA-hQAIEUAAPsUACDsBgIAAAAB-QZAAAAAAZEHAQAAAAHDB0AAAAABkQgBAAAAAZwIAQAAAAGdCEAAAAABnggBAAAAAaAIAAAAoAgCoQhAAAAAAaIIQAAAAAGjCAEAAAABpAhAAAAAAaUIQAAAAAGmCAEAAAABpwhAAAAAAagIAgAAAAGpCCAAAAABqghAAAAAAasIIAAAAAECAAAAAQAgUgAAhhcAIBUZAAD1DgAgMAAA9g4AIDIAAPgOACAzAAD5DgAg7AYCAAAAAfkGQAAAAAGUBwEAAAABlQcEAAAAAZcHAQAAAAGaBwIAAAABnQcBAAAAAZ4HAQAAAAGgBwAAAKAHAqIHAAAAogcCowcIAAAAAaQHAgAAAAGlBwIAAAABpgcBAAAAAacHAgAAAAGoBwIAAAABqQcCAAAAAQIAAACAAQAgUgAAiBcAIAMAAACkAQAgUgAAhhcAIFMAAIwXACA0AAAApAEAIBAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIEsAAIwXACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AIQMAAAB-ACBSAACIFwAgUwAAjxcAIBcAAAB-ACAZAADODgAgMAAAzw4AIDIAANEOACAzAADSDgAgSwAAjxcAIOwGAgDhDAAh-QZAAOYMACGUBwEA4AwAIZUHBACbDgAhlwcBAOAMACGaBwIA4QwAIZ0HAQDgDAAhngcBAOAMACGgBwAAyw6gByKiBwAAzA6iByKjBwgAzQ4AIaQHAgD4DAAhpQcCAPgMACGmBwEAjA0AIacHAgDhDAAhqAcCAOEMACGpBwIA4QwAIRUZAADODgAgMAAAzw4AIDIAANEOACAzAADSDgAg7AYCAOEMACH5BkAA5gwAIZQHAQDgDAAhlQcEAJsOACGXBwEA4AwAIZoHAgDhDAAhnQcBAOAMACGeBwEA4AwAIaAHAADLDqAHIqIHAADMDqIHIqMHCADNDgAhpAcCAPgMACGlBwIA-AwAIaYHAQCMDQAhpwcCAOEMACGoBwIA4QwAIakHAgDhDAAhMhAAAN0UACARAADeFAAgEgAA3xQAIBMAAOAUACAUAADhFAAgFQAA4hQAIBYAAOMUACAXAADkFAAgGwAA5RQAIBwAAOYUACAhAADoFAAgIwAA5xQAICUAAOkUACAqAADqFAAgLAAA7hQAIC4AAOsUACAxAADwFAAgNQAA7BQAIDYAAO8UACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAACQFwAgFRkAAPUOACAxAAD3DgAgMgAA-A4AIDMAAPkOACDsBgIAAAAB-QZAAAAAAZQHAQAAAAGVBwQAAAABlwcBAAAAAZoHAgAAAAGdBwEAAAABngcBAAAAAaAHAAAAoAcCogcAAACiBwKjBwgAAAABpAcCAAAAAaUHAgAAAAGmBwEAAAABpwcCAAAAAagHAgAAAAGpBwIAAAABAgAAAIABACBSAACSFwAgAwAAAKQBACBSAACQFwAgUwAAlhcAIDQAAACkAQAgEAAA_xEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAAlhcAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhAwAAAH4AIFIAAJIXACBTAACZFwAgFwAAAH4AIBkAAM4OACAxAADQDgAgMgAA0Q4AIDMAANIOACBLAACZFwAg7AYCAOEMACH5BkAA5gwAIZQHAQDgDAAhlQcEAJsOACGXBwEA4AwAIZoHAgDhDAAhnQcBAOAMACGeBwEA4AwAIaAHAADLDqAHIqIHAADMDqIHIqMHCADNDgAhpAcCAPgMACGlBwIA-AwAIaYHAQCMDQAhpwcCAOEMACGoBwIA4QwAIakHAgDhDAAhFRkAAM4OACAxAADQDgAgMgAA0Q4AIDMAANIOACDsBgIA4QwAIfkGQADmDAAhlAcBAOAMACGVBwQAmw4AIZcHAQDgDAAhmgcCAOEMACGdBwEA4AwAIZ4HAQDgDAAhoAcAAMsOoAciogcAAMwOogciowcIAM0OACGkBwIA-AwAIaUHAgD4DAAhpgcBAIwNACGnBwIA4QwAIagHAgDhDAAhqQcCAOEMACEVGQAA9Q4AIDAAAPYOACAxAAD3DgAgMwAA-Q4AIOwGAgAAAAH5BkAAAAABlAcBAAAAAZUHBAAAAAGXBwEAAAABmgcCAAAAAZ0HAQAAAAGeBwEAAAABoAcAAACgBwKiBwAAAKIHAqMHCAAAAAGkBwIAAAABpQcCAAAAAaYHAQAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAECAAAAgAEAIFIAAJoXACADAAAAfgAgUgAAmhcAIFMAAJ4XACAXAAAAfgAgGQAAzg4AIDAAAM8OACAxAADQDgAgMwAA0g4AIEsAAJ4XACDsBgIA4QwAIfkGQADmDAAhlAcBAOAMACGVBwQAmw4AIZcHAQDgDAAhmgcCAOEMACGdBwEA4AwAIZ4HAQDgDAAhoAcAAMsOoAciogcAAMwOogciowcIAM0OACGkBwIA-AwAIaUHAgD4DAAhpgcBAIwNACGnBwIA4QwAIagHAgDhDAAhqQcCAOEMACEVGQAAzg4AIDAAAM8OACAxAADQDgAgMwAA0g4AIOwGAgDhDAAh-QZAAOYMACGUBwEA4AwAIZUHBACbDgAhlwcBAOAMACGaBwIA4QwAIZ0HAQDgDAAhngcBAOAMACGgBwAAyw6gByKiBwAAzA6iByKjBwgAzQ4AIaQHAgD4DAAhpQcCAPgMACGmBwEAjA0AIacHAgDhDAAhqAcCAOEMACGpBwIA4QwAITIQAADdFAAgEQAA3hQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDgAAPIUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRAAA-hQAIEUAAPsUACDsBgIAAAAB-QZAAAAAAZEHAQAAAAHDB0AAAAABkQgBAAAAAZwIAQAAAAGdCEAAAAABnggBAAAAAaAIAAAAoAgCoQhAAAAAAaIIQAAAAAGjCAEAAAABpAhAAAAAAaUIQAAAAAGmCAEAAAABpwhAAAAAAagIAgAAAAGpCCAAAAABqghAAAAAAasIIAAAAAECAAAAAQAgUgAAnxcAIAMAAACkAQAgUgAAnxcAIFMAAKMXACA0AAAApAEAIBAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIEsAAKMXACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAADdFAAgEQAA3hQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA7AADzFAAgPAAA9BQAID0AAPUUACA_AAD2FAAgQAAA9xQAIEEAAPgUACBCAAD5FAAgRAAA-hQAIEUAAPsUACDsBgIAAAAB-QZAAAAAAZEHAQAAAAHDB0AAAAABkQgBAAAAAZwIAQAAAAGdCEAAAAABnggBAAAAAaAIAAAAoAgCoQhAAAAAAaIIQAAAAAGjCAEAAAABpAhAAAAAAaUIQAAAAAGmCAEAAAABpwhAAAAAAagIAgAAAAGpCCAAAAABqghAAAAAAasIIAAAAAECAAAAAQAgUgAApBcAIAMAAACkAQAgUgAApBcAIFMAAKgXACA0AAAApAEAIBAAAP8RACARAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIEsAAKgXACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIQAAD_EQAgEQAAgBIAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AIRUZAAD1DgAgMAAA9g4AIDEAAPcOACAyAAD4DgAg7AYCAAAAAfkGQAAAAAGUBwEAAAABlQcEAAAAAZcHAQAAAAGaBwIAAAABnQcBAAAAAZ4HAQAAAAGgBwAAAKAHAqIHAAAAogcCowcIAAAAAaQHAgAAAAGlBwIAAAABpgcBAAAAAacHAgAAAAGoBwIAAAABqQcCAAAAAQIAAACAAQAgUgAAqRcAIAsEAACrDgAg7AYCAAAAAfkGQAAAAAGIBwIAAAABiQcBAAAAAZQHAQAAAAGVBwQAAAABlgcBAAAAAZcHAQAAAAGYB0AAAAABmQcBAAAAAQIAAACcAQAgUgAAqxcAIAMAAAB-ACBSAACpFwAgUwAArxcAIBcAAAB-ACAZAADODgAgMAAAzw4AIDEAANAOACAyAADRDgAgSwAArxcAIOwGAgDhDAAh-QZAAOYMACGUBwEA4AwAIZUHBACbDgAhlwcBAOAMACGaBwIA4QwAIZ0HAQDgDAAhngcBAOAMACGgBwAAyw6gByKiBwAAzA6iByKjBwgAzQ4AIaQHAgD4DAAhpQcCAPgMACGmBwEAjA0AIacHAgDhDAAhqAcCAOEMACGpBwIA4QwAIRUZAADODgAgMAAAzw4AIDEAANAOACAyAADRDgAg7AYCAOEMACH5BkAA5gwAIZQHAQDgDAAhlQcEAJsOACGXBwEA4AwAIZoHAgDhDAAhnQcBAOAMACGeBwEA4AwAIaAHAADLDqAHIqIHAADMDqIHIqMHCADNDgAhpAcCAPgMACGlBwIA-AwAIaYHAQCMDQAhpwcCAOEMACGoBwIA4QwAIakHAgDhDAAhAwAAAI4BACBSAACrFwAgUwAAshcAIA0AAACOAQAgBAAApA4AIEsAALIXACDsBgIA4QwAIfkGQADmDAAhiAcCAOEMACGJBwEA4AwAIZQHAQDgDAAhlQcEAJsOACGWBwEA4AwAIZcHAQDgDAAhmAdAAOYMACGZBwEA4AwAIQsEAACkDgAg7AYCAOEMACH5BkAA5gwAIYgHAgDhDAAhiQcBAOAMACGUBwEA4AwAIZUHBACbDgAhlgcBAOAMACGXBwEA4AwAIZgHQADmDAAhmQcBAOAMACEyEAAA3RQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAALMXACAE7AYCAAAAAfQGAADUDQAg-QZAAAAAAYcHAgAAAAEJ8QYAAQAAAfIGAAEAAAH0BgAA-wwAIPUGAgAAAAH2BkAAAAAB9wYCAAAAAfgGQAAAAAH5BkAAAAAB-gZAAAAAAQwGAACvDQAgCAAAsA0AIOwGAgAAAAH0BgAArg0AIPcGAgAAAAH5BkAAAAAB-gZAAAAAAYIHAAEAAAGDBwEAAAABhAcBAAAAAYUHQAAAAAGGB0AAAAABAgAAAA8AIFIAALcXACADAAAADQAgUgAAtxcAIFMAALsXACAOAAAADQAgBgAAjQ0AIAgAAI4NACBLAAC7FwAg7AYCAOEMACH0BgAAig0AIPcGAgDhDAAh-QZAAOYMACH6BkAA5gwAIYIHAAGLDQAhgwcBAIwNACGEBwEAjA0AIYUHQAD3DAAhhgdAAPcMACEMBgAAjQ0AIAgAAI4NACDsBgIA4QwAIfQGAACKDQAg9wYCAOEMACH5BkAA5gwAIfoGQADmDAAhggcAAYsNACGDBwEAjA0AIYQHAQCMDQAhhQdAAPcMACGGB0AA9wwAIQvsBgIAAAAB9AYAAJ8NACD5BkAAAAAB-gZAAAAAAf8GAAEAAAGHBwIAAAABiQcBAAAAAdgHQAAAAAGZCAEAAAABmghAAAAAAZsIAgAAAAEDAAAApAEAIFIAALMXACBTAAC_FwAgNAAAAKQBACAQAAD_EQAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACBLAAC_FwAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACEyEAAA_xEAIBIAAIESACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAg7AYCAOEMACH5BkAA5gwAIZEHAQCMDQAhwwdAAPcMACGRCAEAjA0AIZwIAQDgDAAhnQhAAPcMACGeCAEAjA0AIaAIAAD-EaAIIqEIQAD3DAAhoghAAPcMACGjCAEAjA0AIaQIQAD3DAAhpQhAAPcMACGmCAEAjA0AIacIQAD3DAAhqAgCAOEMACGpCCAAjw4AIaoIQAD3DAAhqwggAI8OACELBAAAhg4AIAwAAIgOACAOAACJDgAg7AYCAAAAAfkGQAAAAAGIBwIAAAABiQcBAAAAAYoHAQAAAAGLBwABAAABjAcAAIQOACCNBwAAhQ4AIAIAAAAmACBSAADAFwAgMhAAAN0UACARAADeFAAgEwAA4BQAIBQAAOEUACAVAADiFAAgFgAA4xQAIBcAAOQUACAbAADlFAAgHAAA5hQAICEAAOgUACAjAADnFAAgJQAA6RQAICoAAOoUACAsAADuFAAgLgAA6xQAIDAAAO0UACAxAADwFAAgNQAA7BQAIDYAAO8UACA3AADxFAAgOAAA8hQAIDsAAPMUACA8AAD0FAAgPQAA9RQAID8AAPYUACBAAAD3FAAgQQAA-BQAIEIAAPkUACBEAAD6FAAgRQAA-xQAIOwGAgAAAAH5BkAAAAABkQcBAAAAAcMHQAAAAAGRCAEAAAABnAgBAAAAAZ0IQAAAAAGeCAEAAAABoAgAAACgCAKhCEAAAAABoghAAAAAAaMIAQAAAAGkCEAAAAABpQhAAAAAAaYIAQAAAAGnCEAAAAABqAgCAAAAAakIIAAAAAGqCEAAAAABqwggAAAAAQIAAAABACBSAADCFwAgCewGAgAAAAH0BgAArg0AIPkGQAAAAAH6BkAAAAABggcAAQAAAYMHAQAAAAGEBwEAAAABhQdAAAAAAYYHQAAAAAEJ8QYAAQAAAfIGAAEAAAHzBgIAAAAB9AYAAPsMACD1BgIAAAAB9gZAAAAAAfgGQAAAAAH5BkAAAAAB-gZAAAAAAQMAAAAHACBSAADAFwAgUwAAyBcAIA0AAAAHACAEAADgDQAgDAAA4g0AIA4AAOMNACBLAADIFwAg7AYCAOEMACH5BkAA5gwAIYgHAgDhDAAhiQcBAOAMACGKBwEA4AwAIYsHAAGLDQAhjAcAAN4NACCNBwAA3w0AIAsEAADgDQAgDAAA4g0AIA4AAOMNACDsBgIA4QwAIfkGQADmDAAhiAcCAOEMACGJBwEA4AwAIYoHAQDgDAAhiwcAAYsNACGMBwAA3g0AII0HAADfDQAgAwAAAKQBACBSAADCFwAgUwAAyxcAIDQAAACkAQAgEAAA_xEAIBEAAIASACATAACCEgAgFAAAgxIAIBUAAIQSACAWAACFEgAgFwAAhhIAIBsAAIcSACAcAACIEgAgIQAAihIAICMAAIkSACAlAACLEgAgKgAAjBIAICwAAJASACAuAACNEgAgMAAAjxIAIDEAAJISACA1AACOEgAgNgAAkRIAIDcAAJMSACA4AACUEgAgOwAAlRIAIDwAAJYSACA9AACXEgAgPwAAmBIAIEAAAJkSACBBAACaEgAgQgAAmxIAIEQAAJwSACBFAACdEgAgSwAAyxcAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhMhAAAP8RACARAACAEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIOwGAgDhDAAh-QZAAOYMACGRBwEAjA0AIcMHQAD3DAAhkQgBAIwNACGcCAEA4AwAIZ0IQAD3DAAhnggBAIwNACGgCAAA_hGgCCKhCEAA9wwAIaIIQAD3DAAhowgBAIwNACGkCEAA9wwAIaUIQAD3DAAhpggBAIwNACGnCEAA9wwAIagIAgDhDAAhqQggAI8OACGqCEAA9wwAIasIIACPDgAhCAMAANUNACAFAADWDQAgDAAA2A0AIOwGAgAAAAHzBgIAAAAB9AYAANQNACD5BkAAAAABhwcCAAAAAQIAAAALACBSAADMFwAgA_kGQAAAAAH_BgABAAABgQdAAAAAAQsEAACGDgAgDAAAiA4AIA0AAIcOACDsBgIAAAAB-QZAAAAAAYgHAgAAAAGJBwEAAAABigcBAAAAAYsHAAEAAAGMBwAAhA4AII0HAACFDgAgAgAAACYAIFIAAM8XACAyEQAA3hQAIBIAAN8UACATAADgFAAgFAAA4RQAIBUAAOIUACAWAADjFAAgFwAA5BQAIBsAAOUUACAcAADmFAAgIQAA6BQAICMAAOcUACAlAADpFAAgKgAA6hQAICwAAO4UACAuAADrFAAgMAAA7RQAIDEAAPAUACA1AADsFAAgNgAA7xQAIDcAAPEUACA4AADyFAAgOwAA8xQAIDwAAPQUACA9AAD1FAAgPwAA9hQAIEAAAPcUACBBAAD4FAAgQgAA-RQAIEQAAPoUACBFAAD7FAAg7AYCAAAAAfkGQAAAAAGRBwEAAAABwwdAAAAAAZEIAQAAAAGcCAEAAAABnQhAAAAAAZ4IAQAAAAGgCAAAAKAIAqEIQAAAAAGiCEAAAAABowgBAAAAAaQIQAAAAAGlCEAAAAABpggBAAAAAacIQAAAAAGoCAIAAAABqQggAAAAAaoIQAAAAAGrCCAAAAABAgAAAAEAIFIAANEXACADAAAABwAgUgAAzxcAIFMAANUXACANAAAABwAgBAAA4A0AIAwAAOINACANAADhDQAgSwAA1RcAIOwGAgDhDAAh-QZAAOYMACGIBwIA4QwAIYkHAQDgDAAhigcBAOAMACGLBwABiw0AIYwHAADeDQAgjQcAAN8NACALBAAA4A0AIAwAAOINACANAADhDQAg7AYCAOEMACH5BkAA5gwAIYgHAgDhDAAhiQcBAOAMACGKBwEA4AwAIYsHAAGLDQAhjAcAAN4NACCNBwAA3w0AIAMAAACkAQAgUgAA0RcAIFMAANgXACA0AAAApAEAIBEAAIASACASAACBEgAgEwAAghIAIBQAAIMSACAVAACEEgAgFgAAhRIAIBcAAIYSACAbAACHEgAgHAAAiBIAICEAAIoSACAjAACJEgAgJQAAixIAICoAAIwSACAsAACQEgAgLgAAjRIAIDAAAI8SACAxAACSEgAgNQAAjhIAIDYAAJESACA3AACTEgAgOAAAlBIAIDsAAJUSACA8AACWEgAgPQAAlxIAID8AAJgSACBAAACZEgAgQQAAmhIAIEIAAJsSACBEAACcEgAgRQAAnRIAIEsAANgXACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AITIRAACAEgAgEgAAgRIAIBMAAIISACAUAACDEgAgFQAAhBIAIBYAAIUSACAXAACGEgAgGwAAhxIAIBwAAIgSACAhAACKEgAgIwAAiRIAICUAAIsSACAqAACMEgAgLAAAkBIAIC4AAI0SACAwAACPEgAgMQAAkhIAIDUAAI4SACA2AACREgAgNwAAkxIAIDgAAJQSACA7AACVEgAgPAAAlhIAID0AAJcSACA_AACYEgAgQAAAmRIAIEEAAJoSACBCAACbEgAgRAAAnBIAIEUAAJ0SACDsBgIA4QwAIfkGQADmDAAhkQcBAIwNACHDB0AA9wwAIZEIAQCMDQAhnAgBAOAMACGdCEAA9wwAIZ4IAQCMDQAhoAgAAP4RoAgioQhAAPcMACGiCEAA9wwAIaMIAQCMDQAhpAhAAPcMACGlCEAA9wwAIaYIAQCMDQAhpwhAAPcMACGoCAIA4QwAIakIIACPDgAhqghAAPcMACGrCCAAjw4AIQvsBgIAAAAB8wYCAAAAAfQGAACfDQAg-QZAAAAAAfoGQAAAAAH_BgABAAABhwcCAAAAAYkHAQAAAAHYB0AAAAABmQgBAAAAAZoIQAAAAAEDAAAACQAgUgAAzBcAIFMAANwXACAKAAAACQAgAwAAuA0AIAUAALkNACAMAAC7DQAgSwAA3BcAIOwGAgDhDAAh8wYCAOEMACH0BgAAtw0AIPkGQADmDAAhhwcCAOEMACEIAwAAuA0AIAUAALkNACAMAAC7DQAg7AYCAOEMACHzBgIA4QwAIfQGAAC3DQAg-QZAAOYMACGHBwIA4QwAIQwGAACvDQAgCQAAsQ0AIOwGAgAAAAH0BgAArg0AIPcGAgAAAAH5BkAAAAAB-gZAAAAAAYIHAAEAAAGDBwEAAAABhAcBAAAAAYUHQAAAAAGGB0AAAAABAgAAAA8AIFIAAN0XACADAAAADQAgUgAA3RcAIFMAAOEXACAOAAAADQAgBgAAjQ0AIAkAAI8NACBLAADhFwAg7AYCAOEMACH0BgAAig0AIPcGAgDhDAAh-QZAAOYMACH6BkAA5gwAIYIHAAGLDQAhgwcBAIwNACGEBwEAjA0AIYUHQAD3DAAhhgdAAPcMACEMBgAAjQ0AIAkAAI8NACDsBgIA4QwAIfQGAACKDQAg9wYCAOEMACH5BkAA5gwAIfoGQADmDAAhggcAAYsNACGDBwEAjA0AIYQHAQCMDQAhhQdAAPcMACGGB0AA9wwAIQgDAADVDQAgBQAA1g0AIAsAANcNACDsBgIAAAAB8wYCAAAAAfQGAADUDQAg-QZAAAAAAYcHAgAAAAECAAAACwAgUgAA4hcAIAsEAACGDgAgDQAAhw4AIA4AAIkOACDsBgIAAAAB-QZAAAAAAYgHAgAAAAGJBwEAAAABigcBAAAAAYsHAAEAAAGMBwAAhA4AII0HAACFDgAgAgAAACYAIFIAAOQXACADAAAACQAgUgAA4hcAIFMAAOgXACAKAAAACQAgAwAAuA0AIAUAALkNACALAAC6DQAgSwAA6BcAIOwGAgDhDAAh8wYCAOEMACH0BgAAtw0AIPkGQADmDAAhhwcCAOEMACEIAwAAuA0AIAUAALkNACALAAC6DQAg7AYCAOEMACHzBgIA4QwAIfQGAAC3DQAg-QZAAOYMACGHBwIA4QwAIQMAAAAHACBSAADkFwAgUwAA6xcAIA0AAAAHACAEAADgDQAgDQAA4Q0AIA4AAOMNACBLAADrFwAg7AYCAOEMACH5BkAA5gwAIYgHAgDhDAAhiQcBAOAMACGKBwEA4AwAIYsHAAGLDQAhjAcAAN4NACCNBwAA3w0AIAsEAADgDQAgDQAA4Q0AIA4AAOMNACDsBgIA4QwAIfkGQADmDAAhiAcCAOEMACGJBwEA4AwAIYoHAQDgDAAhiwcAAYsNACGMBwAA3g0AII0HAADfDQAgIAoANRAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtCEhxGFCFaGCNZFyVeHCpiHSyVASMufSAwlAEnMZoBKDWBASY2mQEtN50BKzifAS47owEvPKcBLz2oAS8_rAEwQK4BMEGyATFCtwEyRLsBM0W_ATQDAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBAoAExgAEBkAARtAEgIKABEXOw8BFzwAAhkAARoADwEbQQAGCgAbGQABHUgVIkwXI1UXJFcaAgoAFhxJFAEcSgAFCgAZGQABHgAUH00UIVEYAgMAASAAFwEhUgABHgAUASNYAAEDAAEDBAABCgAlLWYeBAoAJCZnHShrHyx2IwIpACArAB4ECgAiJwABKGwfKnAhASkAIAIocQAqcgACGQABKwAeAih3ACx4AAEteQAGCgAsGQABMIUBJzGJASgyiwEpM40BKgIZAAEvACYCAwABLwAmAS8AJgIvkQEmNI8BKwIEAAEzkAEqAjCSAQAxkwEAARkAAQEEAAEDGaUBATkAATqmAQECBK0BAT4AAQEDswEBAQMAAQFDAAEBAwABHRDAAQARwQEAEsIBABTDAQAVxAEAFsUBABfGAQAbxwEAHMgBACHKAQAjyQEAJcsBACrMAQAs0AEALs0BADDPAQAx0gEANc4BADbRAQA30wEAO9QBADzVAQA91gEAP9cBAEDYAQBB2QEAQtoBAETbAQBF3AEAAAAABQoAOlgAO1kAPFoAPVsAPgAAAAAABQoAOlgAO1kAPFoAPVsAPgMDAAEF_QEDD_4BBQMDAAEFhAIDD4UCBQUKAENYAERZAEVaAEZbAEcAAAAAAAUKAENYAERZAEVaAEZbAEcBA5cCAQEDnQIBBQoATFgATVkATloAT1sAUAAAAAAABQoATFgATVkATloAT1sAUAFDAAEBQwABBQoAVVgAVlkAV1oAWFsAWQAAAAAABQoAVVgAVlkAV1oAWFsAWQEDAAEBAwABBQoAXlgAX1kAYFoAYVsAYgAAAAAABQoAXlgAX1kAYFoAYVsAYgEDAAEBAwABBQoAZ1gAaFkAaVoAalsAawAAAAAABQoAZ1gAaFkAaVoAalsAawAAAAUKAHFYAHJZAHNaAHRbAHUAAAAAAAUKAHFYAHJZAHNaAHRbAHUDGYoDATkAATqLAwEDGZEDATkAATqSAwEFCgB6WAB7WQB8WgB9WwB-AAAAAAAFCgB6WAB7WQB8WgB9WwB-AgSkAwE-AAECBKoDAT4AAQUKAIMBWACEAVkAhQFaAIYBWwCHAQAAAAAABQoAgwFYAIQBWQCFAVoAhgFbAIcBAAAABQoAjQFYAI4BWQCPAVoAkAFbAJEBAAAAAAAFCgCNAVgAjgFZAI8BWgCQAVsAkQEBAwABAQMAAQUKAJYBWACXAVkAmAFaAJkBWwCaAQAAAAAABQoAlgFYAJcBWQCYAVoAmQFbAJoBAAAFCgCfAVgAoAFZAKEBWgCiAVsAowEAAAAAAAUKAJ8BWACgAVkAoQFaAKIBWwCjAQIYABAZAAECGAAQGQABBQoAqAFYAKkBWQCqAVoAqwFbAKwBAAAAAAAFCgCoAVgAqQFZAKoBWgCrAVsArAECGQABGgAPAhkAARoADwUKALEBWACyAVkAswFaALQBWwC1AQAAAAAABQoAsQFYALIBWQCzAVoAtAFbALUBAAAABQoAuwFYALwBWQC9AVoAvgFbAL8BAAAAAAAFCgC7AVgAvAFZAL0BWgC-AVsAvwEBAwABAQMAAQUKAMQBWADFAVkAxgFaAMcBWwDIAQAAAAAABQoAxAFYAMUBWQDGAVoAxwFbAMgBAQMAAQEDAAEFCgDNAVgAzgFZAM8BWgDQAVsA0QEAAAAAAAUKAM0BWADOAVkAzwFaANABWwDRAQEDAAEBAwABBQoA1gFYANcBWQDYAVoA2QFbANoBAAAAAAAFCgDWAVgA1wFZANgBWgDZAVsA2gEBAwABAQMAAQUKAN8BWADgAVkA4QFaAOIBWwDjAQAAAAAABQoA3wFYAOABWQDhAVoA4gFbAOMBAAAAAwoA6QFaAOoBWwDrAQAAAAMKAOkBWgDqAVsA6wEAAAUKAPABWADxAVkA8gFaAPMBWwD0AQAAAAAABQoA8AFYAPEBWQDyAVoA8wFbAPQBAxkAAR3UBRUi1QUXAxkAAR3bBRUi3AUXBQoA-QFYAPoBWQD7AVoA_AFbAP0BAAAAAAAFCgD5AVgA-gFZAPsBWgD8AVsA_QECGQABHgAUAhkAAR4AFAUKAIICWACDAlkAhAJaAIUCWwCGAgAAAAAABQoAggJYAIMCWQCEAloAhQJbAIYCAgMAASAAFwIDAAEgABcFCgCLAlgAjAJZAI0CWgCOAlsAjwIAAAAAAAUKAIsCWACMAlkAjQJaAI4CWwCPAgEeABQFCgCTAlgAlAJZAJUCWgCWAlsAlwIAAAAAAAUKAJMCWACUAlkAlQJaAJYCWwCXAgEEAAEBBAABBQoAnAJYAJ0CWQCeAloAnwJbAKACAAAAAAAFCgCcAlgAnQJZAJ4CWgCfAlsAoAIBJsIGHQEmyAYdBQoApQJYAKYCWQCnAloAqAJbAKkCAAAAAAAFCgClAlgApgJZAKcCWgCoAlsAqQIBGQABARkAAQUKAK4CWACvAlkAsAJaALECWwCyAgAAAAAABQoArgJYAK8CWQCwAloAsQJbALICAhkAASsAHgIZAAErAB4FCgC3AlgAuAJZALkCWgC6AlsAuwIAAAAAAAUKALcCWAC4AlkAuQJaALoCWwC7AgEnAAEBJwABBQoAwAJYAMECWQDCAloAwwJbAMQCAAAAAAAFCgDAAlgAwQJZAMICWgDDAlsAxAICKQAgKwAeAikAICsAHgUKAMkCWADKAlkAywJaAMwCWwDNAgAAAAAABQoAyQJYAMoCWQDLAloAzAJbAM0CASkAIAEpACAFCgDSAlgA0wJZANQCWgDVAlsA1gIAAAAAAAUKANICWADTAlkA1AJaANUCWwDWAgEZAAEBGQABBQoA2wJYANwCWQDdAloA3gJbAN8CAAAAAAAFCgDbAlgA3AJZAN0CWgDeAlsA3wICAwABLwAmAgMAAS8AJgUKAOQCWADlAlkA5gJaAOcCWwDoAgAAAAAABQoA5AJYAOUCWQDmAloA5wJbAOgCAhkAAS8AJgIZAAEvACYFCgDtAlgA7gJZAO8CWgDwAlsA8QIAAAAAAAUKAO0CWADuAlkA7wJaAPACWwDxAgEvACYBLwAmBQoA9gJYAPcCWQD4AloA-QJbAPoCAAAAAAAFCgD2AlgA9wJZAPgCWgD5AlsA-gIBBAABAQQAAQUKAP8CWACAA1kAgQNaAIIDWwCDAwAAAAAABQoA_wJYAIADWQCBA1oAggNbAIMDAQQAAQEEAAEFCgCIA1gAiQNZAIoDWgCLA1sAjAMAAAAAAAUKAIgDWACJA1kAigNaAIsDWwCMAwIv0wgmNNIIKwIv2ggmNNkIKwUKAJEDWACSA1kAkwNaAJQDWwCVAwAAAAAABQoAkQNYAJIDWQCTA1oAlANbAJUDAQQAAQEEAAEFCgCaA1gAmwNZAJwDWgCdA1sAngMAAAAAAAUKAJoDWACbA1kAnANaAJ0DWwCeAwIDAAEFAAMCAwABBQADBQoAowNYAKQDWQClA1oApgNbAKcDAAAAAAAFCgCjA1gApANZAKUDWgCmA1sApwMBBgAEAQYABAUKAKwDWACtA1kArgNaAK8DWwCwAwAAAAAABQoArANYAK0DWQCuA1oArwNbALADAQcABQEHAAUFCgC1A1gAtgNZALcDWgC4A1sAuQMAAAAAAAUKALUDWAC2A1kAtwNaALgDWwC5AwIFAAMGxAkEAgUAAwbKCQQFCgC-A1gAvwNZAMADWgDBA1sAwgMAAAAAAAUKAL4DWAC_A1kAwANaAMEDWwDCAwAAAAMKAMgDWgDJA1sAygMAAAADCgDIA1oAyQNbAMoDAAAAAwoA0ANaANEDWwDSAwAAAAMKANADWgDRA1sA0gMAAAADCgDYA1oA2QNbANoDAAAAAwoA2ANaANkDWwDaAwAAAAMKAOADWgDhA1sA4gMAAAADCgDgA1oA4QNbAOIDAAAABQoA6ANYAOkDWQDqA1oA6wNbAOwDAAAAAAAFCgDoA1gA6QNZAOoDWgDrA1sA7ANGAgFH3QEBSN8BAUngAQFK4QEBTOMBAU3lATZO5gE3T-gBAVDqATZR6wE4VOwBAVXtAQFW7gE2XPEBOV3yAT9e8wECX_QBAmD1AQJh9gECYvcBAmP5AQJk-wE2ZfwBQGaAAgJnggI2aIMCQWmGAgJqhwICa4gCNmyLAkJtjAJIbo0CMW-OAjFwjwIxcZACMXKRAjFzkwIxdJUCNnWWAkl2mQIxd5sCNnicAkp5ngIxep8CMXugAjZ8owJLfaQCUX6lAjN_pgIzgAGnAjOBAagCM4IBqQIzgwGrAjOEAa0CNoUBrgJShgGwAjOHAbICNogBswJTiQG0AjOKAbUCM4sBtgI2jAG5AlSNAboCWo4BuwIyjwG8AjKQAb0CMpEBvgIykgG_AjKTAcECMpQBwwI2lQHEAluWAcYCMpcByAI2mAHJAlyZAcoCMpoBywIymwHMAjacAc8CXZ0B0AJjngHRAhyfAdICHKAB0wIcoQHUAhyiAdUCHKMB1wIcpAHZAjalAdoCZKYB3AIcpwHeAjaoAd8CZakB4AIcqgHhAhyrAeICNqwB5QJmrQHmAmyuAegCba8B6QJtsAHsAm2xAe0CbbIB7gJtswHwAm20AfICNrUB8wJutgH1Am23AfcCNrgB-AJvuQH5Am26AfoCbbsB-wI2vAH-AnC9Af8Cdr4BgAMvvwGBAy_AAYIDL8EBgwMvwgGEAy_DAYYDL8QBiAM2xQGJA3fGAY0DL8cBjwM2yAGQA3jJAZMDL8oBlAMvywGVAzbMAZgDec0BmQN_zgGaAzDPAZsDMNABnAMw0QGdAzDSAZ4DMNMBoAMw1AGiAzbVAaMDgAHWAaYDMNcBqAM22AGpA4EB2QGrAzDaAawDMNsBrQM23AGwA4IB3QGxA4gB3gGzA4kB3wG0A4kB4AG3A4kB4QG4A4kB4gG5A4kB4wG7A4kB5AG9AzblAb4DigHmAcADiQHnAcIDNugBwwOLAekBxAOJAeoBxQOJAesBxgM27AHJA4wB7QHKA5IB7gHLAzTvAcwDNPABzQM08QHOAzTyAc8DNPMB0QM09AHTAzb1AdQDkwH2AdYDNPcB2AM2-AHZA5QB-QHaAzT6AdsDNPsB3AM2_AHfA5UB_QHgA5sB_gHiAxD_AeMDEIAC5gMQgQLnAxCCAugDEIMC6gMQhALsAzaFAu0DnAGGAu8DEIcC8QM2iALyA50BiQLzAxCKAvQDEIsC9QM2jAL4A54BjQL5A6QBjgL6Aw-PAvsDD5AC_AMPkQL9Aw-SAv4DD5MCgAQPlAKCBDaVAoMEpQGWAoUED5cChwQ2mAKIBKYBmQKJBA-aAooED5sCiwQ2nAKOBKcBnQKPBK0BngKQBBKfApEEEqACkgQSoQKTBBKiApQEEqMClgQSpAKYBDalApkErgGmApsEEqcCnQQ2qAKeBK8BqQKfBBKqAqAEEqsCoQQ2rAKkBLABrQKlBLYBrgKnBLcBrwKoBLcBsAKrBLcBsQKsBLcBsgKtBLcBswKvBLcBtAKxBDa1ArIEuAG2ArQEtwG3ArYENrgCtwS5AbkCuAS3AboCuQS3AbsCugQ2vAK9BLoBvQK-BMABvgLABAu_AsEEC8ACwwQLwQLEBAvCAsUEC8MCxwQLxALJBDbFAsoEwQHGAswEC8cCzgQ2yALPBMIByQLQBAvKAtEEC8sC0gQ2zALVBMMBzQLWBMkBzgLXBAzPAtgEDNAC2QQM0QLaBAzSAtsEDNMC3QQM1ALfBDbVAuAEygHWAuIEDNcC5AQ22ALlBMsB2QLmBAzaAucEDNsC6AQ23ALrBMwB3QLsBNIB3gLtBA3fAu4EDeAC7wQN4QLwBA3iAvEEDeMC8wQN5AL1BDblAvYE0wHmAvgEDecC-gQ26AL7BNQB6QL8BA3qAv0EDesC_gQ27AKBBdUB7QKCBdsB7gKDBQ7vAoQFDvAChQUO8QKGBQ7yAocFDvMCiQUO9AKLBTb1AowF3AH2Ao4FDvcCkAU2-AKRBd0B-QKSBQ76ApMFDvsClAU2_AKXBd4B_QKYBeQB_gKaBeUB_wKbBeUBgAOeBeUBgQOfBeUBggOgBeUBgwOiBeUBhAOkBTaFA6UF5gGGA6cF5QGHA6kFNogDqgXnAYkDqwXlAYoDrAXlAYsDrQU2jAOwBegBjQOxBewBjgOzBRWPA7QFFZADtgUVkQO3BRWSA7gFFZMDugUVlAO8BTaVA70F7QGWA78FFZcDwQU2mAPCBe4BmQPDBRWaA8QFFZsDxQU2nAPIBe8BnQPJBfUBngPKBRSfA8sFFKADzAUUoQPNBRSiA84FFKMD0AUUpAPSBTalA9MF9gGmA9cFFKcD2QU2qAPaBfcBqQPdBRSqA94FFKsD3wU2rAPiBfgBrQPjBf4BrgPkBRevA-UFF7AD5gUXsQPnBReyA-gFF7MD6gUXtAPsBTa1A-0F_wG2A-8FF7cD8QU2uAPyBYACuQPzBRe6A_QFF7sD9QU2vAP4BYECvQP5BYcCvgP6BRi_A_sFGMAD_AUYwQP9BRjCA_4FGMMDgAYYxAOCBjbFA4MGiALGA4UGGMcDhwY2yAOIBokCyQOJBhjKA4oGGMsDiwY2zAOOBooCzQOPBpACzgORBhrPA5IGGtADlAYa0QOVBhrSA5YGGtMDmAYa1AOaBjbVA5sGkQLWA5wGGtcDnQY22AOgBpIC2QOhBpgC2gOiBh3bA6MGHdwDpAYd3QOlBh3eA6YGHd8DqAYd4AOqBjbhA6sGmQLiA60GHeMDrwY25AOwBpoC5QOxBh3mA7IGHecDswY26AO2BpsC6QO3BqEC6gO4Bh7rA7kGHuwDugYe7QO7Bh7uA7wGHu8DvgYe8APABjbxA8EGogLyA8QGHvMDxgY29APHBqMC9QPJBh72A8oGHvcDywY2-APOBqQC-QPPBqoC-gPQBi37A9EGLfwD0gYt_QPTBi3-A9QGLf8D1gYtgATYBjaBBNkGqwKCBNsGLYME3QY2hATeBqwChQTfBi2GBOAGLYcE4QY2iATkBq0CiQTlBrMCigTmBiOLBOcGI4wE6AYjjQTpBiOOBOoGI48E7AYjkATuBjaRBO8GtAKSBPEGI5ME8wY2lAT0BrUClQT1BiOWBPYGI5cE9wY2mAT6BrYCmQT7BrwCmgT8BiCbBP0GIJwE_gYgnQT_BiCeBIAHIJ8EggcgoASEBzahBIUHvQKiBIcHIKMEiQc2pASKB74CpQSLByCmBIwHIKcEjQc2qASQB78CqQSRB8UCqgSSBx-rBJMHH6wElAcfrQSVBx-uBJYHH68EmAcfsASaBzaxBJsHxgKyBJ0HH7MEnwc2tASgB8cCtQShBx-2BKIHH7cEowc2uASmB8gCuQSnB84CugSoByG7BKkHIbwEqgchvQSrByG-BKwHIb8ErgchwASwBzbBBLEHzwLCBLMHIcMEtQc2xAS2B9ACxQS3ByHGBLgHIccEuQc2yAS8B9ECyQS9B9cCygS-BybLBL8HJswEwAcmzQTBBybOBMIHJs8ExAcm0ATGBzbRBMcH2ALSBMkHJtMEywc21ATMB9kC1QTNBybWBM4HJtcEzwc22ATSB9oC2QTTB-AC2gTUByjbBNUHKNwE1gco3QTXByjeBNgHKN8E2gco4ATcBzbhBN0H4QLiBN8HKOME4Qc25ATiB-IC5QTjByjmBOQHKOcE5Qc26AToB-MC6QTpB-kC6gTqByfrBOsHJ-wE7Acn7QTtByfuBO4HJ-8E8Acn8ATyBzbxBPMH6gLyBPUHJ_ME9wc29AT4B-sC9QT5Byf2BPoHJ_cE-wc2-AT-B-wC-QT_B_IC-gSBCCn7BIIIKfwEhAgp_QSFCCn-BIYIKf8EiAgpgAWKCDaBBYsI8wKCBY0IKYMFjwg2hAWQCPQChQWRCCmGBZIIKYcFkwg2iAWWCPUCiQWXCPsCigWYCCuLBZkIK4wFmggrjQWbCCuOBZwIK48FnggrkAWgCDaRBaEI_AKSBaMIK5MFpQg2lAWmCP0ClQWnCCuWBagIK5cFqQg2mAWsCP4CmQWtCIQDmgWvCC6bBbAILpwFsggunQWzCC6eBbQILp8FtgguoAW4CDahBbkIhQOiBbsILqMFvQg2pAW-CIYDpQW_CC6mBcAILqcFwQg2qAXECIcDqQXFCI0DqgXHCCqrBcgIKqwFyggqrQXLCCquBcwIKq8FzggqsAXQCDaxBdEIjgOyBdUIKrMF1wg2tAXYCI8DtQXbCCq2BdwIKrcF3Qg2uAXgCJADuQXhCJYDugXiCAO7BeMIA7wF5AgDvQXlCAO-BeYIA78F6AgDwAXqCDbBBesIlwPCBe0IA8MF7wg2xAXwCJgDxQXxCAPGBfIIA8cF8wg2yAX2CJkDyQX3CJ8DygX4CATLBfkIBMwF-ggEzQX7CATOBfwIBM8F_ggE0AWACTbRBYEJoAPSBYMJBNMFhQk21AWGCaED1QWHCQTWBYgJBNcFiQk22AWMCaID2QWNCagD2gWOCQXbBY8JBdwFkAkF3QWRCQXeBZIJBd8FlAkF4AWWCTbhBZcJqQPiBZkJBeMFmwk25AWcCaoD5QWdCQXmBZ4JBecFnwk26AWiCasD6QWjCbED6gWkCQbrBaUJBuwFpgkG7QWnCQbuBagJBu8FqgkG8AWsCTbxBa0JsgPyBa8JBvMFsQk29AWyCbMD9QWzCQb2BbQJBvcFtQk2-AW4CbQD-QW5CboD-gW6CQj7BbsJCPwFvAkI_QW9CQj-Bb4JCP8FwAkIgAbCCTaBBsMJuwOCBsYJCIMGyAk2hAbJCbwDhQbLCQiGBswJCIcGzQk2iAbQCb0DiQbRCcMDigbTCcQDiwbUCcQDjAbXCcQDjQbYCcQDjgbZCcQDjwbbCcQDkAbdCTaRBt4JxQOSBuAJxAOTBuIJNpQG4wnGA5UG5AnEA5YG5QnEA5cG5gk2mAbpCccDmQbqCcsDmgbsCcwDmwbtCcwDnAbwCcwDnQbxCcwDngbyCcwDnwb0CcwDoAb2CTahBvcJzQOiBvkJzAOjBvsJNqQG_AnOA6UG_QnMA6YG_gnMA6cG_wk2qAaCCs8DqQaDCtMDqgaFCtQDqwaGCtQDrAaJCtQDrQaKCtQDrgaLCtQDrwaNCtQDsAaPCjaxBpAK1QOyBpIK1AOzBpQKNrQGlQrWA7UGlgrUA7YGlwrUA7cGmAo2uAabCtcDuQacCtsDugaeCtwDuwafCtwDvAaiCtwDvQajCtwDvgakCtwDvwamCtwDwAaoCjbBBqkK3QPCBqsK3APDBq0KNsQGrgreA8UGrwrcA8YGsArcA8cGsQo2yAa0Ct8DyQa1CuMDyga3CuQDywa4CuQDzAa7CuQDzQa8CuQDzga9CuQDzwa_CuQD0AbBCjbRBsIK5QPSBsQK5APTBsYKNtQGxwrmA9UGyArkA9YGyQrkA9cGygo22AbNCucD2QbOCu0D"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
